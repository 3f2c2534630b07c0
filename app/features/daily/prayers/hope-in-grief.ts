/** Five prayers: each a title, then its paragraphs. */
export const hopeInGrief = `
# Beside an Open Grave
We have laid in the earth what was dearest to us, God of the living, and we walk home, and the
house has one voice too few. Do not be offended that we weep. Your Son wept at the grave of his
friend, even while he was on the way to open it.

We thank you for this life, for all of it, even for what was hard. We place it in your keeping,
who made it. Hold us in these days, when people speak to us and we do not hear. And say again to
us, as often as we need it, that Christ has gone through this door before us and has left it
unlocked from within; for you have not made us for nothing. Amen.

# An Empty Chair
At every meal I count wrongly, Lord. There is the chair, there is the cup with the chip in it,
there is the hour when the key would turn in the lock. Nobody tells one that grief lives in such
small things.

I do not want it to be over quickly; it is what has become of love. Only let me not be alone in
it. Sit with me when the visitors have gone. Let me tell the old stories, and even laugh,
without feeling unfaithful. Keep my heart open toward those who are here and need me. And as in
winter the bulbs lie under the ground and know nothing of the colour that they carry, keep in
your hidden spring all that we have sown in tears. Amen.

# For a Child Who Died
This should not be, merciful God. The small bed should not be empty; the name that we chose
should be called across a playground. We have no words, and we turn from those who offer us
theirs too quickly.

You took children in your arms, Lord Jesus, when others would have sent them away. We trust that
you have this little one in your arms, where we cannot follow yet. Hold us too. Keep the two who
mourn from blaming each other. Make others brave enough to speak the name. If we are angry, bear
it; you bore more. And on that morning on which you make everything new, let us hear from that
child's lips, clear and without any fear, our own names. Amen.

# When Sorrow Is Long
The first months everyone asked, Comforter of your people. Now it has become quiet, and I am
expected to be as I was. But a tree that has been struck by lightning does not grow as before;
it grows round the wound.

Teach me to live with this. Take from the memories, little by little, their edge, and leave me
their light. When a song or a season throws me back, let me be patient, and know that this, too,
is a part of the way. Use my sorrow for the consolation of somebody whose sorrow is new. I
believe in the resurrection of the dead and the life of the world to come; on the days when I
cannot say it, let your whole Church say it around me. Amen.

# Facing My Own Death
One day will be my last, everlasting Lord, and you know it, and I am glad that I do not. I come
to you now, while I can, and speak of it with you.

I am afraid of pain, and of being a burden, and of the great not-knowing. Take my fear
seriously, as you did in Gethsemane. Teach me to number my days: to forgive early, to give away
with warm hands, to say what love would regret not having said. Give me in that hour somebody
who prays, and if there should be no one, be yourself the prayer in me. You went down into
death, Lord Jesus Christ, and filled it with your presence; so even there I shall find you, and
morning. Amen.
`;

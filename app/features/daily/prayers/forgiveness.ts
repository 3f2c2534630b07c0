/** Five prayers: each a title, then its paragraphs. */
export const forgiveness = `
# A Clean Heart
Against you I have sinned, holy God, and against people whom you love. I could tell it in softer
words, but I would rather tell it to you as it is: I was proud; I was false; I took the easy way
and called it wisdom.

Do not let me hide among the trees. Call me by name, as you called the first of us in the
garden, and let me come out. Wash me, and I shall be clean. Take from me not only the guilt but
the liking for what made me guilty. Give me the courage to ask pardon of the one whom I have
hurt, and patience if that pardon is slow to come. I have no plea but your mercy in Jesus
Christ, and it is enough. Amen.

# To Forgive as Forgiven
There is somebody whom I cannot forgive, Lord, and you know the name. I have tried to forget,
and I remember; I have tried to be reasonable, and the anger comes back by night.

You do not ask me to say that it was nothing. You bore the nails, and you know what wrong
weighs. Hold this wrong with me, so that it does not go on growing in my keeping. Take from me
the wish to see the other brought low. Show me that person as you see them: made by you, poor
before you, called by you as I am. If I cannot forgive today, let me at least be willing to be
made willing. Our debts you have forgiven; make me free enough to tear up this one. Amen.

# When I Have Failed Again
Once more I stand at the same place, patient Lord, with the same fault in my hands. I had
promised you that it was over. I am ashamed, and shame tells me to stay away.

But where else should I go? Peter went out and wept, and by a fire on the shore you gave him
back his place. So I come. Do not let me make peace with what destroys me, and do not let me
despair of being healed. Show me the small decision that comes before the great fall, and
strengthen me there. Give me a wise friend before whom I need not pretend. You do not grow tired
of raising the fallen. Raise me, and let me walk on at your side today. Amen.

# For Peace Between Two People
Between us there is a wall, O Christ, and each of us has brought stones for it: a sentence that
cannot be taken back, a silence that lasted too long, a story told to others.

You have broken down greater walls in your own body. Come and stand between us now. Let me see
my part of it plainly, and not the other's part only. Take the sharpness out of my memory. Put
into my mouth the first word, and let it be a humble one; if I am to listen, close my lips.
Where trust has been broken, let it grow again at its own pace, like grass, and guard it with
truth. Make of two who were at odds two who can pray Our Father together. Amen.

# Mercy for What Was Left Undone
Of the evil I have done I am at least sometimes aware, just Judge; of the good I have left
undone I hardly take notice. Forgive me the visit that I put off until it was too late. Forgive
me the letter unwritten, the injustice I saw and found too complicated, the hungry person to
whom I gave advice.

I have walked by on the other side, and I had my reasons. Thank you that your Son did not walk
by. He stopped; he knelt in the dust; he paid what it cost. Let his mercy toward me make me
merciful. Stop me today beside someone. Open my hand before my caution closes it, and let love
be done while it is still called today. Amen.
`;

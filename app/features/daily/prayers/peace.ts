/** Five prayers: each a title, then its paragraphs. */
export const peace = `
# In a Time of War
The news comes in with names of towns, God of all nations, and behind each name are kitchens,
schoolbooks, dogs, beds. We do not know how to pray for so much; the Spirit must sigh in us.

Have mercy on those in cellars. Have mercy on those on the roads with a bag and a child. Have
mercy on soldiers, who are somebody's children, and keep them from doing what they could never
tell. Restrain those who profit. Give rulers the courage which peace requires, for it is more
than war demands. Raise up people who will sit at one table and stay there. Beat the swords into
ploughs, and let it begin in our speaking. Prince of Peace, come to the ruins and speak your
greeting there. Amen.

# Peace Within
I am at war with myself, gentle Lord, and both sides are losing. One part of me accuses and the
other part makes excuses; I am loud with it even when I say nothing.

Speak the word that you spoke behind locked doors to friends who had run away: Peace. You did
not say it because they had deserved it. You showed them your hands. Let me stop defending
myself against you. Let me rest, like a weaned child with its mother, and occupy myself no
longer with things too high for me. Settle what is stirred up, as mud settles in a bowl when it
is let stand, until I can see to the bottom and find you there. Let your peace stand guard over
my heart and mind. Amen.

# For Our Neighbourhood
Look kindly on our street, Lord: on number four, where they shout, and on the flat whose blinds
are always down; on the corner shop, the school, the bench where the young people sit and the
old ones complain.

We live wall to wall, and know so little of each other. Give us eyes for who is missing. Give us
the courage to ring a bell, to carry a bag, to learn a name that is hard to pronounce. Keep us
from gossip, and from the fear of strangers. Let those who were here first and those who have
just come find one another at the same fence. You came and dwelt among us, and your neighbours
did not recognise you; let us recognise you in ours. Amen.

# For Those Who Govern
King of kings, every authority on earth is lent, and all of it will be called to account. We
pray for those who govern us, for those we chose and those we did not.

Give them the wisdom for which young Solomon asked, a listening heart. Let them think of people
who have no vote that counts: the unborn and the dying, the refugee, the prisoner, the child in
a poor district. Save them from flatterers and from the sleeplessness of power. Where they are
right, make us glad to help; where they do wrong, give us the courage to say so without hatred.
Grant judges who cannot be bought and officials who answer letters. Let justice run down like
water, and grant us quiet lives in godliness, we pray. Amen.

# A Peacemaker's Prayer
Wherever I go today, Lord, some quarrel will be there before me: a small one in a queue, an old
one in the family, a bitter one on a screen. Let me bring no wood to any of those fires.

Give me ears before you give me answers. Let me find the true thing in what my opponent says,
and say it aloud. Let me carry no tales from one to the other. Teach me when to make a joke, and
when to weep, and when to leave. If both sides turn on me, let me not be astonished; you called
your peacemakers blessed, and did not call them safe. Through you all things in heaven and earth
are reconciled; let me be of that work, even by an inch. Amen.
`;

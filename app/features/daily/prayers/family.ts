/** Five prayers: each a title, then its paragraphs. */
export const family = `
# For This House
Dwell in our house, Lord, not as a guest for whom we tidy up, but as one who lives here. Know
our noise and our quarrels, the drawer that sticks, the birthdays, the worries that are spoken
of only when the children are asleep.

Bless the door, that it may open easily. Bless the table, that nobody leave it hungry or
unheard. Bless the beds and those who sleep in them. Teach us to say three short words in time:
please, thank you, forgive me. Where we have grown used to one another, let us be surprised
again. At Nazareth you sanctified by long quiet years the life of a family; make holy the plain
days of ours. Amen.

# For Our Children
We did not make them, Giver of life; they were lent to us, and they amaze us. We pray for our
children and for every child entrusted to our care.

Keep them in body and soul. Guard them from those who would use them, and from the cold voices
that tell them what they are worth. Give them friends who are true, teachers who are patient,
grandparents who have time. Let them fall only from such heights as they can recover from, and
let us not be too proud to say to them that we were wrong. Above all, let them meet your Son
early and love him freely; and where they go a way that we do not understand, go after them, as
a shepherd goes. Amen.

# For Parents
I hold before you today, Father from whom every family has its name, those who brought me into
the world and those who brought me up.

For all that they gave, and often gave when they were tired, I thank you. For all that they
could not give, because nobody had given it to them, I ask for your healing. If they are old,
make me gentle and unhurried; let me hear the story once more as if for the first time. If they
are far off, shorten the way. If there is bitterness between us, begin the thaw. If they have
died, I thank you for them, and leave them in the hands from which none can snatch. Help me to
honour them truthfully, as you command. Amen.

# For a Marriage
Since you were at the wedding in Cana, O Christ, be also at the long table of the years that
come after. We bring you marriages today, young ones and old ones, happy ones and tired ones.

Where love is fresh, give it roots. Where it has become habit, turn the water into wine. Teach
husband and wife to argue fairly, to be silent kindly, to laugh at themselves. Guard their
faithfulness in thought and in deed. Be with those who are waiting for a child, with those who
are mourning one, with couples whose house has grown quiet. Comfort those who have been left,
and those whose vows were broken. You love your Church and gave yourself for her; let us learn
from that how love is done. Amen.

# For Those Who Live Alone
You set the lonely in families, O God; and some evenings I wonder where mine is. One plate, one
cup, the radio for a voice: you know this quiet from within, for your Son often went to lonely
places.

Be here in this room. Turn what is loneliness into solitude in which I may hear you. Show me to
whom I could be an aunt or an uncle, a brother or a sister, for there are others behind other
doors. Make your people hospitable, so that no one leaves worship on a Sunday and speaks with
nobody until the next. And bring us all at last to the house with many rooms, to the feast at
which no chair stands empty. Amen.
`;

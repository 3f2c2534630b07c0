/** Five prayers: each a title, then its paragraphs. */
export const morning = `
# Before the First Word
Father of lights, I wake, and you have been awake before me. The cold floor, the window, the
list of things left undone: all of it stands in your sight already. Before I speak to anyone
today, let me have spoken with you.

Take the first hour and give the others their direction from it. Where I would hurry past a
person, slow me. Where I would answer sharply, give me the one breath that makes room for
kindness. I do not ask to see the whole day. I ask only to walk through it with your Son, who
rose while it was yet dark to pray, and to keep his quiet when the noise begins. Amen.

# A Day Not Yet Touched
Nothing in this day has been spoilt yet, Lord God. It lies before me like snow that no foot has
crossed, and you put it into my hands although you saw what I made of yesterday.

Teach me to receive it as a gift and not as a debt. Let me do one thing at a time and do it
honestly. Let me notice the people whom I usually only pass: the neighbour on the stairs, the
voice on the telephone, the child who asks too many questions. If good news comes, let me thank
you for it; if bad news comes, let me not forget what I knew of you this morning. I ask it in
the name of Jesus, in whom all your promises stand. Amen.

# Morning Offering
Maker of the sun and of the smallest seed, I bring you this morning what I have: two hands, some
strength, a mind that wanders, a heart that means well and often grows tired.

It is not much, yet a boy once gave Christ five loaves and saw what became of them. Take what I
bring. Bless the work that will be seen and the work that nobody will remember. Let my words be
true, my promises few and kept, my eyes kind. When I come to the end of my patience, let me find
that yours has only begun. And whatever fruit there is by evening, let it be for the feeding of
others and for your praise. Amen.

# For an Anxious Morning
I woke with tomorrow's troubles already in my hands, O God, and they are heavier than I am. You
know each of them by name: the letter I am waiting for, the talk I dread, the sum that does not
come out right.

I lay them before you one by one, slowly, so that I know that I have let them go. You feed the
birds, which neither sow nor reap; you have clothed the grass of one summer more richly than
kings. Give me bread for today and enough light for the next step. Where I can act, make me
brave; where I can only wait, make me still. Lord Jesus, in the boat you slept, and the sea
obeyed you. Stay in mine. Amen.

# Waking to Mercy
Your mercies were here before the light was, Lord; I did not have to wake them. Through the
hours when I could do nothing for myself you kept my heart beating and the world in its place.

Let me begin this day as one who has been kept. Wash off what is left of old anger. Loosen the
habits that have held me longer than I like to admit. Show me early the person to whom I should
be generous, before I have found reasons against it. When I open the Scriptures, open me. When I
close my door behind me and go out, come with me by your Holy Spirit, so that somebody today may
be glad that I am a Christian. Amen.
`;

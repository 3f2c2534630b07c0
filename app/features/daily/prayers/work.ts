/** Five prayers: each a title, then its paragraphs. */
export const work = `
# Before the Day's Work
Carpenter of Nazareth, you knew the weight of tools before you called anybody to follow you.
Bless the work which I begin now.

Let me do it well even where nobody will check it. Keep me from contempt for tasks that seem too
small, and from fear of those that seem too large. Let me be fair to those who depend on me,
honest with those whom I depend on, and cheerful where cheerfulness costs nothing and means
much. When I am praised, let me remember who helped me. When I am blamed, let me look first
whether it is true. At the end of the day let me stop in good conscience; the world rests on
your shoulders, and was never laid on mine. Amen.

# For Those Seeking Work
Hear the prayer, Lord, of those who stand idle in the marketplace because no one has hired them.
They have written letters and have had no answer, or a polite one. They are ashamed before their
children, and they need not be.

You went out at the eleventh hour and still had room. Open a door for them. Give patience for
the forms and the waiting rooms. Let them not measure their worth by their wage, for you have
measured it already, and at a great price. Make those of us who have work generous with advice,
with introductions, with money. Make employers just. And while the waiting lasts, fill the long
mornings with something good to do and someone to do it for, in Jesus' name. Amen.

# Honest Hands
Give me clean hands in my dealings, righteous God. There are so many ways of taking a little:
rounding up, keeping silent, letting another carry the blame, praising what I know to be poor.

You hate false scales, even when the whole market uses them. Set a guard on my tongue when I
sell and on my eyes when I buy. Let my yes be yes, without small print. Where I have taken what
was not mine, show me how to give it back, as Zacchaeus gave it, gladly and with something over.
Let me not grow rich by what makes others poor in places that I shall never see. I would rather
come to you with little and be able to look you in the face. Amen.

# For Rest From Labour
Six days you worked and on the seventh you rested, O Lord; I would be wiser than you if I did
not. Take the phone out of my hand and the reckoning out of my head.

Let me sit under a tree, or at a table, among people whom I love, and not be useful. Let me go
up to your house with those who are glad. Teach me again that the fields grow by night, while
the farmer sleeps and does not know how. Let those find rest, too, who cannot afford it: who
hold two jobs, who care for the sick day and night, who are driven by fear. Lord of the sabbath,
invite us into your own gladness, and let our rest be praise. Amen.

# For Study and Learning
The fear of you is the beginning of wisdom, O Lord, and of that I am still a beginner. Be with
me at my books today. Give me attention, which is a kind of love, and patience with what I do
not understand the first time.

Let me be glad of a good question even when I cannot answer it. Keep me from pretending to know.
Let what I learn make me more useful and not more vain; somebody needs the thing that I am
learning, and I have perhaps not met them yet. Bless teachers who explain it for the seventh
time. Steady those who sit examinations. And let all truth, wherever we find it, lead us on to
you, in whom are hidden all treasures of knowledge. Amen.
`;

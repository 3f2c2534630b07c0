/** Five prayers: each a title, then its paragraphs. */
export const thanksgiving = `
# For Ordinary Things
For bread with a crust, for water that runs when I turn the tap, for the smell of rain on a warm
road, for shoes that fit: receive my thanks, generous Father. I have lived among your gifts as
though they were mine by right.

Thank you for the people who make my days possible and whose names I do not know, who sow and
carry and clean and repair. Thank you for the friend who asks a second time how I am. Thank you
for every sense by which I taste your world. Keep me from the weariness that finds all this too
little. Let gratitude make me generous, for what I hold tightly grows stale, and what I share in
Christ becomes enough. Amen.

# Thanks Beyond Counting
How shall I count what you have given, Lord? I would begin with breath, and I should not be
finished with breath before it was evening.

You made the heavens, and they are more beautiful than use requires. You made us, and you did
not tire of us. When we had lost the way, you did not shout directions from afar; you came, born
of a woman, and walked it with us, as far as the cross and the empty grave. You poured out your
Spirit on quite ordinary people, and through them the good news has travelled down the centuries
as far as to me. Let my thanks not end in words. Make of it patience, open doors, a glad
countenance, a song in my mouth. Amen.

# For Those Who Taught Me
I thank you today, God of our forebears, for those through whom I came to know you: for the one
who first told me the story of Jesus, for the one whose prayers I overheard, for the one who
lived the Gospel so plainly that I could read it without a book.

Some of them know what they did. Some never will in this life. You have written it down. Reward
them with your nearness, and forgive me that I so seldom said thank you while they could hear
it. What I have received, let me hand on without making it smaller. Somewhere there is a person
who will believe because somebody was faithful; make me willing to be that somebody, by the
grace of our Lord. Amen.

# A Harvest of Small Mercies
When the year turns and the barns are full, it is easy to sing, O Lord; teach me to sing also
over a small harvest. Much that I had sown did not come up. Some of it the frost took, and some
my own neglect.

Yet there is grain here. There is the friendship that held through a hard winter, the debt paid
at last, the child who learned to walk, the evening when I was not afraid. I gather these, and
my arms are fuller than I had thought. You were at work under the soil when I saw only soil.
Take the first and best of it for those who have nothing, and teach me to trust the Lord of the
harvest with next year's field. Amen.

# For the Gift of Christ
Blessed are you, God and Father of our Lord Jesus Christ, for you have given us what no one
could have asked. We wished for help, and you gave yourself.

I thank you for his birth in a borrowed place, for the years of hidden work, for the hands that
touched those whom nobody touched. I thank you for his words, which still find me out and still
lift me up. I thank you that he loved his own to the end, that he did not come down from the
cross, and that death could not keep him. I thank you that he prays for us even now. Let this
thanksgiving become the ground note of my life, under everything joyful and everything sad,
until faith is turned into sight. Amen.
`;

/** Five prayers: each a title, then its paragraphs. */
export const evening = `
# At the Day's End
The light goes from the windows, and I come to you, heavenly Father, with the whole of this day
in my arms. Some of it I would gladly show to anyone. Some of it I would rather hide; but you
have seen it already, and you have not turned away.

For the good, thanks: for food, for the work that went well, for the laugh I had not expected.
For the wrong, forgiveness: for what I said too quickly and what I was too cautious to say. Mend
what I cannot mend. Watch over those who lie awake with pain and those who work while others
sleep. Into your hands, where my Lord laid his own spirit, I lay down mine. Amen.

# For Quiet Sleep
Keeper of Israel, you neither slumber nor sleep; therefore I may. I put down what I have been
carrying: the unfinished task, the argument that goes on in my head, the picture of myself that
I have been defending.

Quiet my thoughts as you quieted the lake. Let the house be at peace, from the roof to the
cellar, and let nobody in it lie down in anger. Where there is fear, set your angels. Where
there is an empty bed, let there be the nearness of your Spirit. If I wake in the night, let
your name be the first thing I find in the dark. And when morning comes, let it find me rested
and ready to forgive, through the Shepherd who knows me. Amen.

# The Lamp in the Window
Stay with us, Lord, for the day is far spent: so two tired travellers asked on the road to
Emmaus, and so I ask tonight. You came in with them, although they had not known you, and the
meal became holy.

Come into this house as well. Sit with us at our plain table. Warm again what has grown cold
between us, and open our eyes to what we failed to see while you were walking at our side. Be a
lamp in the window for every person who is still on the way: for those who drive by night, who
flee, who cannot find the door of home. You are the one whom darkness did not overcome; shine
until the shadows go. Amen.

# Looking Back Over Today
Help me to read this day as you read it, God of truth. I hurried through it and understood
little. Let me walk through it again with you, hour by hour, and without fear.

Where was I loved and took no notice? Show me, that I may be thankful. Where did I wound
somebody? Show me, that I may put it right tomorrow and not merely regret it. Where did I resist
you? Bend me gently. Where was your grace at work when I saw only coincidence? Let me worship.
Then close the book of this day with your own hand. What Christ has paid for I need not keep on
counting. Give me, in its place, a simple heart and a new beginning. Amen.

# Night Watch
While the city grows quiet, Lord of hosts, I think of those for whom no evening comes: nurses
under white lamps, parents beside a cot, guards, drivers, bakers, those who pray in the night so
that the prayer of your people does not cease.

Be their companion. Steady the hands that care. Comfort the prisoner who hears the door fall
shut, and the old person who counts the hours by the bells. Let no one who is dying tonight be
alone, for you are there, and your Son has gone that way before them. And me, who may rest, make
me grateful and not careless; let my sleep, too, be trust in you and my waking be service. Amen.
`;

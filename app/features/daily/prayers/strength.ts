/** Five prayers: each a title, then its paragraphs. */
export const strength = `
# Strength for Today
Lord God, my strength is not what it was, and the road is not shorter. I do not ask you for
wings this morning. I ask to walk and not to faint.

You led a whole people through the desert by one day's bread at a time; lead me so. Let me not
spend today's strength on yesterday or on a week that has not come. Teach me to rest without a
bad conscience, as you rested, and to accept help without shame. When I must stand firm, set my
feet on rock. When I must bend, let me bend like grass and not break. Your grace has been
sufficient for people weaker than I am. In my weakness let the power of Christ pitch its tent.
Amen.

# Courage to Stand
Make me brave, God of Daniel and of Esther, in the small places where my courage is tried: at a
table where somebody is mocked, before a form that asks me to shade the truth, in the silence
when a name should be defended.

I do not seek a quarrel, and I do not wish to be thought better than others. But let me not buy
peace with a lie. Give me words that are clear and without contempt. Keep me from the fear of
people, which is a snare, and from the pride that enjoys opposing them. When it costs something,
remind me whose I am. Before Pilate your Son bore witness to the truth and threatened no one;
let me follow him there. Amen.

# In Temptation
You know the hour and the place, Lord Jesus, where I am weakest. In the wilderness you were
hungry, and you were offered everything except the will of your Father. You did not bargain. You
answered with his word and stood.

Stand now in me. When the desire speaks in my own voice and sounds so reasonable, let me hear
how false it is. Show me the door that you have promised to leave open, and give me quick feet.
Do not let me be alone with it; bring to my mind a friend, a psalm, a duty, a walk under the
open sky. And should I fall, let me not lie there. Deliver us from the evil one, for yours is
the kingdom. Amen.

# When the Burden Is Long
It has gone on so long, O Lord, that the others have stopped asking. I get up, I do what must be
done, I lie down; and tomorrow it is there again, like weather.

You know what it is to carry. Under your own cross you fell, and a stranger from the country was
made to help you. Send me a Simon of Cyrene. And until that help arrives, be yourself the other
shoulder beneath this beam. Give me for each day some small and certain joy: a bird at the sill,
a letter, an hour without pain. Keep my heart from hardening. Let this long obedience be hidden
with Christ in you, and let nothing of it be wasted. Amen.

# For the Discouraged
Elijah lay down under a broom tree and wished to die, and you did not scold him, tender God. You
let him sleep. You touched him, and there was bread, and water, and the journey was long enough
to need them.

Look on me today, for I too have had enough. What I worked for has come to little. What I prayed
for has not happened, so far as I can see. I have no great words left. Let me sleep, and wake,
and eat. Then show me what the next mile is, and only that. Speak, not in the storm or in the
fire, but in that thin quiet in which one covers one's face and knows that you are there. I will
get up. Amen.
`;

/** Five prayers: each a title, then its paragraphs. */
export const guidance = `
# At a Crossroads
Two roads lie before me, God of Abraham, and from here I cannot see the end of either. I have
made lists. I have asked friends. In the end I am afraid less of choosing wrongly than of
choosing without you.

So I ask you first to free my will. If there is something that I want so much that I could not
hear you speak against it, loosen it. Then shed light: through your word, through wise counsel,
through the plain facts, through the peace that remains when excitement has passed. Give me the
courage to decide, for not deciding is a road as well. And when I have set out, go with me; and
if I have gone astray, my Shepherd, fetch me home by another way. Amen.

# Lamp for My Feet
Show me one step, Lord, if you will not show me the whole way. A lamp in the hand lights no more
than the ground under the next footfall, and the night traveller comes home by it all the same.

Your word is such a lamp. Let me not leave it standing in a corner. When I read, and nothing
speaks to me, let me read on; when something speaks, let me not read on so quickly. Give me
understanding friends with whom to search it, and the whole company of those who have read it
before me, so that I do not mistake my own voice for yours. What I have understood, let me do;
for it is by going that the next step comes to light. Amen.

# When You Are Silent
I called, and there was no answer, O my God. I have not heard you for so long that I listen to
every creak in the house. Is it that you are far away, or am I deaf?

The psalms know this silence; I borrow their words, since mine are used up. How long, Lord? Do
not hide yourself. I remember the days when I was sure of you, and I will not call them a dream.
I shall keep on coming to this place at this hour, as one keeps a light burning for somebody at
sea. Even your Son asked why, and asked it of you. Let my asking, like his, fall into your
hands; and if I cannot hear you, then hear me. Amen.

# For a Discerning Heart
So many voices call to me, Spirit of truth: some loud and some sweet, some that frighten me in
order to be followed. Give me an ear for the voice of the Good Shepherd among them.

Let me test what glitters. Show me a teaching by its fruits and a teacher by the way the weak
are treated. Save me from the cleverness that can defend anything, and from the laziness which
wants to be told what to think. Make me slow to pass on what I have not checked. Where I have
been deceived, give me the humility to turn round; where I have deceived, to confess it. Lead me
into all truth, not to own it, but to be free and to love as Christ loves. Amen.

# Beginning Something New
Into a land that I do not know I set out today, faithful God: a new town, a new task, a new
stretch of life. My old certainties are packed in boxes, and no box has yet been opened.

You went before Israel in cloud and fire; go before me. Let me not despise what is here because
it is not as it was there. Give me, among all the strangers, one who will become a friend, and
let me be the one who makes the first step. Keep thankful the memory of what I leave, and let it
not become a weight. Bless those who stay behind and miss me. What you have begun in me you will
also bring to completion; on that I close the door and open the next. Amen.
`;

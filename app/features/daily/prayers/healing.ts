/** Five prayers: each a title, then its paragraphs. */
export const healing = `
# For One Who Is Ill
Lord Jesus, once four friends carried a sick man to you and broke up a roof when there was no
other way. I have no roof to break, only a prayer; I lay before you the one whom I love and who
is ill.

You see what the doctors see, and what they do not. Guide their hands and their judgement. Give
sleep by night and courage for each treatment. Drive out fear, which is sometimes worse than
pain. If it may be, let there be healing soon and wholly; we ask it boldly, because you taught
us to ask. And in every hour until then, be near in such a way that it can be felt. You carried
our sicknesses; carry this one with us. Amen.

# In My Own Sickness
My body has become a strange house, my Maker, in which I no longer know my way. What used to be
easy costs me half a day. I am afraid of the next result, and tired of being brave before
visitors.

You formed me in secret, and no part of me is hidden from you. Lay your hand on what hurts.
Bless the medicine, the rest, the skill of those who treat me. Let me be patient with those who
care for me, and with myself. Do not let my world grow so small that there is room in it only
for my illness; give me every day someone to pray for. And whether I grow well or weak, hold me
fast in the risen Lord. Amen.

# For a Wounded Mind
There are hurts, Father of compassion, that no bandage covers. I pray for everyone whose mind is
dark today: who cannot get up, who hear accusing voices, who smile outside and drown within. I
pray for myself, if I am one of these.

Be gentle with us, for you are. A bruised reed you do not break. Send us people who know how to
sit and stay, helpers who are skilled, and medicines that do good. Take away the shame that
makes us hide. When we cannot feel you, let others believe on our behalf. Christ prayed in
anguish among the olive trees, and you did not leave him. Sit with us, too, through this night,
until we can say that it is growing light. Amen.

# For Those Who Heal
Bless those, great Physician, who spend their days beside the sick: the doctors and nurses, the
midwives, the carers who wash and lift and feed, those who study in laboratories, those who
clean the wards by night.

Give them clear eyes and warm hands. When there are too many patients and too few hours, keep
them from growing hard. When they have made a mistake, give them honesty, and people who do not
destroy them for it. When they have done all that can be done, and it was not enough, let them
lay it down before you and go home and sleep. Let them see, in every face, the face of your Son,
who said that what is done to the least is done to him. Amen.

# Healing of Memories
What happened long ago still has power over me, eternal God. A sound, a smell, a certain tone of
voice, and I am back there and helpless. For you there is no past that is closed; you can go
where I cannot.

Enter with me into that room. Let me see that I was not unseen. Where I was wronged, say so, and
take the guilt from my shoulders that was never mine. Where I did wrong, forgive. I do not ask
to have it blotted out; even on your risen body the marks remained, and they shone. Let my own
scars heal to such a brightness that, touching somebody else's pain, I may be gentle and without
fear. Amen.
`;

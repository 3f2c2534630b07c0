/** Five prayers: each a title, then its paragraphs. */
export const churchAndMission = `
# For the Unity of Christians
On the night before he died, holy Father, your Son prayed that all who believe in him should be
one, so that the world might believe. We, who bear his name, have not let that prayer be
answered.

Forgive us our part in it: the old scorn which we inherited and the new scorn which we have
added. We thank you for each other, for the treasures that you have kept safe among those from
whom we live apart. Bring us nearer to one another by bringing us nearer to Christ. Give to our
shepherds wisdom without fear, and to all of us a longing that does not get used to things as
they are. Then grant us unity when, and by what means, you will. Amen.

# For Persecuted Believers
Some of our family, Lord of the Church, will meet tonight behind drawn curtains, and one of them
will watch the street. Some are in prison, because they were found with your book. Some have
lost their work, their house, or the ones dearest to them, and still they will not curse.

Remember them. Let them feel in the dark that they are carried. Give them your own words when
they stand before judges. Keep their children. Soften those who hate them; Saul breathed murder,
and you made of him a vessel. And wake us who may sing with the windows open: let us pray,
write, give and speak for them, and let us not waste the freedom for which they would thank you
on their knees. Amen.

# Sent Into the World
Here I am, Lord, and I should be glad if you would send somebody else. I have no gift for
speaking. People may laugh. Others live more consistently than I do.

But a beggar can tell another beggar where there is bread. So open my mouth when it is time, and
close it when I only want to be right. Let me first listen; let me love the one who is in front
of me, and not an opponent in my head. Let my life raise the question to which you are the
answer. Send out labourers to the far places where your name has not been heard, and keep those
who have gone. Lay on my own tongue, today, some plain good word about Jesus. Amen.

# For Pastors and Servants
Chief Shepherd, you know what it is to be wanted by a crowd before breakfast. We pray for those
who serve in your Church: who preach and preside, who visit and teach, who unlock the doors, put
out the chairs, and count the collection.

Keep them true in what they say and in what they do when no one sees. Protect those in their
care from every harm, and bring hidden wrong to light. When they are dry, lead them beside
water. When they are admired, keep them small; when they are criticised, let them hear what is
right in it and forget the rest. Give them friends, and days off. Let them bring us not to
themselves, but always to you. Amen.

# Before Worship
I come up to your house, Lord Most High, out of a week that still clings to my shoes. My
thoughts are at home with the oven, or already at Monday. Gather me.

Join my small praise to that of all your people in every place, and to the song which the angels
never let fall silent. Let the word be read as news. Let me confess my sins without hurry, and
believe your pardon. Let me hear the sermon for myself and not for somebody three rows ahead.
Where I am a stranger, let me be welcomed; where I am at home, let me welcome. Come, Holy
Spirit, breathe on us as we gather in the name of Jesus, and send us out again as his. Amen.
`;

/** Typical searches: half-remembered phrases, names, single words, and very common words. */
export const queries = `
living water|in the beginning|the lord is my shepherd|love your enemies|faith hope charity|still small voice
valley of the shadow of death|fruit of the spirit|armour of god|bread of life|light of the world|good samaritan
prodigal son|born again|eye of a needle|mustard seed|lilies of the field|daily bread|be not afraid|fear not
love is patient|charity suffereth long|walk by faith|grace|mercy|peace|joy|hope|salvation|forgiveness|repent
david and goliath|moses|abraham|isaac|jacob|joseph coat|ruth|esther|job|jonah fish|daniel lions|elijah chariot
mary|martha|lazarus come forth|peter rock|thomas|paul damascus|barnabas|lydia|nicodemus|zacchaeus|pilate
jerusalem|bethlehem|nazareth|galilee|jordan|egypt|babylon|sinai|zion|gethsemane|golgotha|antioch|corinth
holy spirit|son of man|lamb of god|kingdom of heaven|eternal life|the word was god|living sacrifice
wisdom|proverbs of solomon|vanity of vanities|a time to|song of songs|broken heart|wings of eagles
suffering servant|new heart|dry bones|swords into plowshares|seek justice|let justice roll|do justly
prayer|fasting|tithe|baptized|breaking of bread|wedding at cana|loaves fishes|walking on the sea|storm
resurrection|the stone rolled away|great commission|pentecost tongues|new heaven new earth|alpha omega
the|and|god|lord`
  .split(/[|\n]/)
  .filter(Boolean)
  .slice(0, 100);

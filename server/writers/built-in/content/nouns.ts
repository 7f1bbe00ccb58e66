/** Plain words by what they are, so that a theme we have no lines for can still walk into a story on its own feet. Singular, lower case. */
export type NounClass = 'creature' | 'thing' | 'place';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const nouns: Readonly<Record<NounClass, readonly string[]>> = {
  creature: words(`
    alpaca axolotl badger bat beaver bison bull camel capybara caterpillar chameleon chipmunk cockatoo cockerel crane
    crow eagle eel emu falcon ferret finch flamingo frog gecko gerbil gibbon gorilla grasshopper gull hare hawk heron
    hummingbird iguana jackdaw jaguar jellyfish kingfisher kiwi kookaburra lemur leopard lizard llama lobster lynx
    magpie meerkat mole mongoose moose moth narwhal newt octopus orangutan ostrich otter parrot peacock pelican
    pigeon platypus polecat porcupine possum puffin quail raccoon rat raven reindeer rhino robin salamander
    salmon seagull seahorse seal shrew shrimp skunk sloth slug sparrow squid starfish stork swallow swan
    toad tortoise toucan turkey walrus warthog weasel wombat woodpecker worm yak scarecrow snowman nurse baker
    postman gardener sailor clown acrobat mechanic carpenter painter shepherd beekeeper tailor`),
  thing: words(`
    accordion anchor apron armchair backpack bag ball banjo barrel basket bath bead bell belt bench bicycle blanket boot
    bottle bowl box bracelet brick broom brush bubble bucket button cabbage camera candle canoe cap carpet carrot
    chair chalk chess clarinet cloud coat coin comb compass cup curtain cushion dice doll domino door drawer
    dress drum duvet envelope fan feather fence flag flute fork fountain glove globe hammer handbag harmonica harp hat
    helmet hinge hoop hose jacket jar jigsaw jug jumper kettle key ladder ladle lamp lantern lemon letter
    lid magnet marble mask mat medal mirror mitten mop mug nail necklace needle net newspaper nut oar onion orange
    paddle pan paperclip parachute parcel peach pear pebble peg pen pencil penny phone pillow pin pipe plate plum
    pocket pot potato pram pumpkin purse puppet quilt raft rattle ribbon ring rope ruler sack saddle sandal sandcastle
    sandwich saucepan saw scarf scissors scooter seesaw shell shirt shoe shovel sieve skate skateboard skirt sled
    slide slipper soap sock spade spoon stamp stool string suitcase swing table teapot telescope thimble ticket tin toaster
    tomato toothbrush torch towel toybox tricycle trolley trombone trumpet tuba tyre ukulele umbrella vase waistcoat
    wagon wallet watch wheel wheelbarrow whistle wig xylophone yoyo zip battery calculator elevator escalator`),
  place: words(`
    airport attic balcony bakery barber basement bathroom bay cafe campsite canal canyon cathedral cellar church cliff
    corner corridor cottage courtyard creek den dock factory ferry field fjord garage glacier greenhouse harbour hill
    hut inn kitchen lagoon laundry lighthouse lobby marsh maze meadow mill mine monastery moor mosque
    observatory office orchard pier plain planetarium playground pool port prairie pyramid quarry
    reef ruin savanna shed shore shrine skyscraper spring stadium staircase station steppe studio supermarket swamp temple
    terrace theatre tower tunnel valley vineyard warehouse waterfall well wharf windmill workshop yurt zoo`),
};

/** Plain words by what they are, so that a theme we have no lines for can still walk into a story on its own feet. Singular, lower case; `_` for a space. */
export type NounClass = 'creature' | 'thing' | 'place';

const words = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));

export const nouns: Readonly<Record<NounClass, readonly string[]>> = {
  creature: words(`
    alpaca axolotl badger bat beaver bison bull camel capybara caterpillar chameleon chipmunk cockatoo cockerel crane
    crow eagle eel emu falcon ferret finch flamingo frog gecko gerbil gibbon gorilla grasshopper gull hare hawk heron
    hummingbird iguana jackdaw jaguar jellyfish kingfisher kiwi kookaburra lemur leopard lizard llama lobster lynx
    magpie meerkat mole mongoose moose moth narwhal newt octopus orangutan ostrich otter parrot peacock pelican
    pigeon platypus polecat porcupine possum puffin quail raccoon rat raven reindeer rhino robin salamander
    salmon seagull seahorse seal shrew shrimp skunk sloth slug sparrow squid starfish stork swallow swan
    toad tortoise toucan turkey walrus warthog weasel wombat woodpecker worm yak scarecrow snowman nurse baker
    postman gardener sailor clown acrobat mechanic carpenter painter shepherd beekeeper tailor
    ant bear bee beetle bird bunny butterfly calf cat chick chicken cow crab crocodile deer dinosaur dog dolphin donkey
    dragon dragonfly duck duckling elephant elf fairy firefly fish fox genie ghost giant giraffe gnome goat goblin goose hamster hedgehog hen hippo
    horse kangaroo kitten koala ladybird ladybug lamb lion mammoth mermaid monkey monster mouse ogre owl panda pegasus penguin
    phoenix pig piglet pixie pony prince princess pirate puppy rabbit robot seal shark sheep skeleton snail snake spider squirrel superhero tiger
    triceratops troll turtle unicorn vampire whale wizard witch wolf yeti zebra zombie alien astronaut cowboy detective knight teddy
    guinea_pig polar_bear teddy_bear sea_lion sea_turtle bush_baby prairie_dog snow_leopard hermit_crab`),
  thing: words(`
    accordion anchor apron armchair backpack bag ball banjo barrel basket bath bead bell belt bench bicycle blanket boot
    bottle bowl box bracelet brick broom brush bubble bucket button cabbage camera candle canoe cap carpet carrot
    chair   clarinet cloud coat coin comb compass cup curtain cushion  doll domino door drawer
    dress drum duvet envelope fan feather fence flag flute fork fountain glove globe hammer handbag harmonica harp hat
    helmet hinge hoop hose jacket jar jigsaw jug jumper kettle key ladder ladle lamp lantern lemon letter
    lid magnet marble mask mat  mirror mitten mop mug  necklace needle net  nut oar onion orange
    paddle pan paperclip parachute parcel peach pear pebble peg pen pencil penny phone pillow pin pipe plate plum
    pocket pot potato pram pumpkin purse puppet quilt raft rattle ribbon ring  ruler sack saddle sandal sandcastle
    sandwich saucepan saw scarf  scooter seesaw shell shirt shoe shovel sieve skate skateboard skirt sled
    slide slipper  sock spade spoon stamp stool  suitcase swing table teapot telescope thimble ticket tin toaster
    tomato toothbrush torch towel toybox tricycle trolley trombone trumpet tuba tyre ukulele umbrella vase waistcoat
    wagon wallet watch wheel wheelbarrow whistle wig xylophone yoyo zip battery calculator elevator escalator
    zero three four five six seven eight nine ten tooth toy pizza cake pancake cookie cupcake donut biscuit bun
    piano guitar violin bike scooter kite balloon rocket spaceship submarine helicopter plane aeroplane airplane truck car digger excavator bus
    ambulance bulldozer lorry motorbike tractor train tram crane boat ship crayon sandpit snowball present parcel book map crown wand
    clock leaf hot_dog washing_machine vacuum_cleaner cement_mixer fire_engine fire_truck police_car race_car garbage_truck rubbish_truck bin_lorry
    monster_truck dump_truck ice_cream sewing_machine alarm_clock paper_plane paper_boat traffic_light ferris_wheel
    rubber_duck shooting_star post_box letter_box light_bulb street_lamp time_machine school_bus ice_cube bin fridge
    oven dishwasher radiator hairdryer microwave`),
  place: words(`
    airport attic balcony bakery barber basement bathroom bay cafe campsite canal canyon cathedral cellar church cliff
    corner corridor cottage courtyard creek den dock factory ferry field fjord garage glacier greenhouse harbour hill
    hut inn kitchen lagoon laundry lighthouse lobby marsh maze meadow mill mine monastery moor mosque
    observatory office orchard pier plain planetarium playground pool port prairie pyramid quarry
    reef ruin savanna shed shore shrine skyscraper spring stadium staircase station steppe studio supermarket swamp temple
    terrace theatre tower tunnel valley vineyard volcano warehouse waterfall well wharf windmill workshop yurt zoo
    cave circus forest hotel island jungle library market museum village zoo castle palace barn farm pond lake bridge tree_house
    treehouse train_station fire_station police_station swimming_pool toy_shop book_shop sweet_shop space_station bus_stop`),
};

import type { PicturePlace } from '#contract/pictures.ts';

/** Where something is at home in a picture, if a story does not say. */
const homes: Readonly<Record<PicturePlace, string>> = {
  'under-the-sea':
    'whale dolphin shark octopus squid jellyfish fish goldfish turtle mermaid submarine seahorse starfish narwhal lobster goggles sea-monster',
  sea: 'sailing-boat ship canoe fishing-rod lighthouse pirate pirate-flag anchor treasure-chest wave paper-boat seal',
  beach: 'crab sandcastle shell bucket palm-tree swimming-ring swimmer',
  space:
    'rocket alien flying-saucer astronaut planet comet earth shooting-star star moon full-moon telescope',
  sky: 'flying-carpet plane helicopter hot-air-balloon cloud rain-cloud thunder-cloud wind rainbow sun eagle parachute angel dove balloon pterodactyl',
  snow: 'igloo penguin polar-bear snowman yeti snowflake sledge skis ice-skate father-christmas moose mammoth scarf gloves christmas-tree coat',
  jungle:
    'lion tiger monkey gorilla elephant giraffe zebra rhino hippo crocodile snake parrot sloth tyrannosaurus dinosaur-egg long-neck stegosaurus triceratops leopard kangaroo koala volcano lizard flamingo',
  wood: 'bear fox wolf owl deer squirrel badger hedgehog raccoon troll elf witch mushroom tent treehouse pine fire autumn-leaves chestnut skunk beaver giant nest monster',
  farm: 'cow pig sheep goat donkey horse chicken rooster chick duck goose tractor farmer scarecrow llama milk egg turkey carrot potato peas pumpkin',
  castle:
    'princess prince king queen knight dragon castle crown wizard vampire ghost unicorn paper-dragon wand coin',
  street:
    'digger monster-truck fire-engine ambulance police-car taxi bus lorry bin-lorry car racing-car motorbike bicycle scooter tram train crane police-officer firefighter builder postbox letter bridge umbrella lamp skateboard roller-skate superhero ninja house boot parcel detective shopping-trolley',
  kitchen:
    'washing-machine teapot cup bread biscuit pancakes pizza soup noodles rice-ball spoon supper birthday-cake cupcake cheese honey apple banana broccoli cook jar popcorn dumpling moon-cake chocolate milk tomato orange strawberry pear watermelon ice-cream',
  school: 'school backpack pencil crayon teacher paints microscope',
  stage:
    'ballet-shoes dancer singer microphone violin guitar trumpet flute drum clown piano music circus-tent trophy medal artist',
  garden:
    'rabbit butterfly bee ladybird caterpillar snail worm ant beetle spider frog flower rose tulip sunflower bouquet seedling plant cat dog puppy kitten bird blackbird slide swing football cricket-bat tennis-racket rugby-ball basketball ball fairy leaf tree roundabout trampoline',
  hill: 'kite windmill pyramid goat mountain big-wheel cactus camel fireworks stone footprints llama',
  room: 'bricks vacuum-cleaner teddy doll tooth toothbrush bath bed toilet robot socks blanket-den book toy torch clock baby door key window mirror scissors comb wardrobe genie glasses plaster stethoscope jigsaw dice chess-pawn heart shoe hat wool needle drop soap bubbles present candle paper-lantern clay-lamp menorah suitcase monster trousers broom sofa chair mouse hamster',
};

/** Never in a room, whoever says so: weather, what is in the sky, and what people live in. */
const alwaysOutside =
  'cloud rain-cloud thunder-cloud wind rainbow sun moon full-moon star shooting-star comet planet earth snowflake fireworks volcano mountain wave house castle school lighthouse windmill treehouse big-wheel roundabout circus-tent bridge igloo pyramid';
/** Too large for a room or too wild: there only where a wish has them there. */
const ratherOutside =
  'digger monster-truck fire-engine ambulance police-car taxi bus lorry bin-lorry car racing-car motorbike tram train crane tractor plane helicopter hot-air-balloon rocket flying-saucer ship sailing-boat submarine slide swing trampoline sandcastle sunflower tree pine scarecrow snowman fox wolf bear polar-bear deer moose badger beaver raccoon skunk eagle elephant giraffe rhino hippo zebra lion tiger gorilla crocodile kangaroo camel horse cow pig sheep goat donkey llama rooster goose flamingo squirrel long-neck tyrannosaurus stegosaurus triceratops pterodactyl mammoth';

const placeWords: Readonly<Record<PicturePlace, string>> = {
  room: 'room, bedroom, bed, attic, cot, house, museum, stairs, staircase, landing, hall, hallway, sofa, armchair, indoors, upstairs, cellar, basement, bathroom, bath, cupboard, rug, hospital, pillow, curtain, windowsill, basin, library',
  kitchen: 'kitchen, bakery, oven, stove, table, breakfast, supper, cooker, shelf, dough',
  garden:
    'garden, lawn, flower bed, doorstep, back step, fence, yard, park, playground, gate, lane, apple tree, grass',
  street:
    'street, city, town, road, bus stop, pavement, shop, supermarket, market, garage, station, bridge, roof, traffic, train, carriage, town hall, village',
  school: 'school, classroom, nursery, kindergarten, playground at school, school corridor',
  farm: 'farm, barn, stable, field, meadow, pigsty, orchard, farmyard',
  hill: 'hill, mountain, cliff, valley, moor, desert, volcano, country, path',
  wood: 'wood, forest, cave, den in the woods, oak, brook, river, pond, lake',
  jungle: 'jungle, rainforest, safari, savannah, dinosaur land, zoo',
  snow: 'snow, north pole, south pole, antarctica, arctic, ice, winter, lapland, igloo',
  beach: 'beach, seaside, sand, desert island, island, low tide, shore, harbour',
  sea: 'sea, ocean, ship, boat, harbor, sailing, waves',
  'under-the-sea':
    'under the sea, underwater, seabed, coral reef, bottom of the sea, under the water, green water',
  sky: 'sky, cloud, clouds, in the air, heaven, rainbow',
  space: 'space, mars, planet, galaxy, outer space, on the moon, to the moon',
  castle: 'castle, palace, kingdom, tower, throne, castle hall',
  stage:
    'stage, theatre, theater, circus, concert, show, school play, ballet class, talent show, football ground',
};

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));
export const outdoors = { always: setOf(alwaysOutside), rather: setOf(ratherOutside) } as const;

export const homeOf: ReadonlyMap<string, PicturePlace> = new Map(byWord(homes, ' '));
export const placeOfWords: ReadonlyMap<string, PicturePlace> = new Map(byWord(placeWords, ','));

function byWord(
  table: Readonly<Record<PicturePlace, string>>,
  between: string,
): (readonly [string, PicturePlace])[] {
  return (Object.keys(table) as PicturePlace[]).flatMap((place) =>
    table[place].split(between).map((word) => [word.trim().toLowerCase(), place] as const),
  );
}

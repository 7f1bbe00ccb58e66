import { pictureSubjects, type SubjectName } from '#contract/picture-subjects.ts';

/**
 * By which words our parts are asked for, beside their own names: what shows the same to a child, and what stands for a matter that is no
 * thing (a tooth for the dentist, a torch for the dark).
 */
const subjectWords = `
cat: kitty, pussycat, moggy, tabby
dog: labrador, spaniel, retriever, terrier, collie, dachshund, pug, hound, doggy
puppy: pup
rabbit: bunny, hare
bear: grizzly, bear cub
lion: lion cub, lioness
tiger: tiger cub
monkey: ape, chimpanzee, orangutan
panda: red panda
horse: pony, foal, stable
cow: calf, bull, ox
pig: piglet, guinea pig
sheep: lamb, flock, counting sheep
goat: kid goat
deer: fawn, stag
moose: reindeer, elk
hamster: gerbil
mouse: rat, dormouse
hippo: hippopotamus
rhino: rhinoceros
long-neck: dinosaur, diplodocus, brachiosaurus, dino
tyrannosaurus: t rex, trex, velociraptor, spinosaurus
stegosaurus: ankylosaurus
triceratops: stego horn
crocodile: alligator
lizard: gecko, chameleon, newt, salamander
frog: toad, tadpole, frogspawn
bee: wasp, bumblebee, beehive
ladybird: ladybug
beetle: bug, insect
caterpillar: grub
butterfly: moth
spider: cobweb, spiderweb
fish: salmon, shoal
goldfish: aquarium, fishbowl, fish tank
whale: blue whale
shark: sharks
seal: sea lion, walrus
sea-monster: loch ness monster, nessie, kraken
turtle: tortoise
bird: robin, sparrow, budgie, canary, birdsong, tit
blackbird: crow, raven, starling, magpie, mynah
eagle: hawk, falcon, kestrel
dove: pigeon, seagull, gull
duck: duckling, ducks
chicken: hen
parrot: cockatoo, macaw
ghost: spook
alien: martian, extraterrestrial
flying-saucer: ufo, spaceship, starship
robot: android
monster: thing under bed, creature under bed, gruffalo, beast, bogeyman, under the bed
yeti: bigfoot, sasquatch
troll: ogre, goblin
elf: pixie, gnome, leprechaun
fairy: tooth fairy, fairies, tinkerbell
mermaid: merman, mermaids, selkie
wizard: magician, sorcerer, apprentice
wand: magic wand
witch: cauldron
dragon: wyvern, komodo
princess: princesses
king: emperor, sultan, pharaoh
knight: armour, armor, joust
pirate: buccaneer, captain hook
treasure-chest: treasure, hidden treasure, gold
superhero: superman, batman, spiderman, hero
astronaut: spaceman, cosmonaut, spacewoman
firefighter: fireman, firewoman, fire brigade
police-officer: policeman, policewoman, police
cook: chef, restaurant, cooking
builder: building site, workman
doctor: hospital visit, vet, nurse, injection, jab
stethoscope: ill, illness, sick, poorly, cough, cold
farmer: farm
artist: painter
dancer: dancing, dance, disco, ballroom
ballet-shoes: ballet, ballerina
singer: sing, singing, song, lullaby, choir
clown: funny man
detective: mystery, clue, who ate
father-christmas: santa, santa claus
christmas-tree: christmas, christmas eve, xmas
snowman: snow angel
teddy: teddy bear, cuddly, lost teddy, soft toy
doll: dolly
toothbrush: brushing teeth, brush my teeth, brush teeth, brushing
tooth: teeth, dentist, wobbly, wobbly tooth
comb: hairbrush, nit, nits, hair, headlice
scissors: haircut, hairdresser, barber
bath: bathtime, shower, bathroom
bubbles: bubble
bed: bunk bed, big bed, bedtime, sleepover, sleep, tired, pillow, not tired
toilet: potty, loo
shoe: trainer, sneaker, slipper
boot: welly, wellies, wellington
socks: sock
gloves: glove, mitten
hat: hats, top hat
coat: jacket, getting dressed
glasses: spectacles, new glasses
umbrella: brolly
backpack: satchel, schoolbag, first day at school, going to school, nursery
suitcase: holiday, travelling, packing, journey, trip, visit, visiting
parcel: cardboard box, box, moving house, moving
present: birthday present, gift
birthday-cake: birthday, cake, party, party cake
cupcake: muffin, bun
biscuit: cookie, gingerbread, gingerbread man
bread: toast, loaf, baker, bakery, baking, dough
pancakes: pancake, crepe
soup: stew, porridge
supper: dinner, breakfast, lunch, fussy eater, eating
noodles: ramen, spaghetti, pasta
rice-ball: sushi, rice
broccoli: vegetable, greens, sprout
pumpkin: halloween, jack o lantern
egg: easter egg, easter
dinosaur-egg: dino egg, hatching dinosaur, dragon egg
moon-cake: mid autumn
honey: honey pot
paper-lantern: lantern, lunar new year, chinese new year
paper-dragon: dragon dance
clay-lamp: diwali, diya, eid, ramadan
menorah: hanukkah
candle: candles
lamp: night light, light, lightbulb, electricity
torch: dark, scared of the dark, afraid of the dark, flashlight, shadow, noise in the night, noise
blanket-den: den, fort, blanket fort, blanket
fire: bonfire, campfire
tent: camping, camp
car: driving, motorcar
monster-truck: big truck, big wheels
bus: school bus, coach, camper van, minibus, waiting for the bus
fire-engine: fire truck
ambulance: paramedic
lorry: truck, van, dumper
bin-lorry: rubbish truck, garbage truck, dustbin lorry, bin man, rubbish lorry
digger: excavator, bulldozer, jcb, backhoe, steamroller
crane: crane driver
tractor: combine harvester, plough
racing-car: race car, formula one
bicycle: bike, tricycle, cycling
train: steam train, locomotive, railway, night train, choo choo
tram: trolley, underground, metro
plane: aeroplane, airplane, airport
helicopter: chopper
rocket: trip to the moon, space shuttle
sailing-boat: viking, boat, sailing, yacht, dinghy
ship: ferry, cruise
canoe: kayak, rowing, kayaking, canoeing
hot-air-balloon: balloon ride, hot air
submarine: submarine ride
lighthouse: foghorn
big-wheel: ferris wheel, funfair, fairground
roundabout: carousel, merry go round
slide: playground, park
swing: swings
circus-tent: circus
castle: palace, fortress
house: home, two homes, new house, little house
school: classroom, kindergarten
football: goal, goalkeeper, soccer, scored, world cup
rugby-ball: rugby
cricket-bat: cricket
tennis-racket: tennis
swimmer: swim, swimming, swimming lesson, swimming pool, pool
swimming-ring: armband, water wings
trophy: winning, winner, losing, competition, sports day, race
medal: brave at, prize, gymnast, gymnastics
chess-pawn: chess
dice: board game, cards
jigsaw: puzzle, jigsaw puzzle
drum: drumming, band, percussion
piano: keyboard, pianist
violin: cello, fiddle, orchestra
flute: recorder, clarinet
trumpet: tuba, trombone, bugle
microphone: talent show, school play
book: library, reading, read, story
letter: postcard, message
postbox: postman, postwoman, post
pencil: writing, drawing, draw, spelling, spelling test, homework
paints: painting, colour, orange day, rainbow paint
wool: knitting, yarn
needle: sewing
camera: photo, photograph
telephone: phone, phone call
clock: time, watch, late
key: keyhole, secret key, secret club, password
door: secret door, magic door, mysterious door
map: treasure map, lost map
magnifying-glass: searching, looking for, lost, finding, footprint clue
telescope: stargazing
microscope: germ
potion: experiment, science
broom: tidying, tidying up, tidy up, cleaning, sweeping
seedling: seed, bean, planting, how does a seed
plant: garden plant, gardening
tree: oak, forest tree, apple tree
autumn-leaves: leaves, autumn
flower: daisy, blossom
nest: bird nest
rain-cloud: rain, rainy, raining, puddle
thunder-cloud: thunder, lightning, storm, thunderstorm
wind: windy, breeze, gale
cloud: sky, fluffy cloud
sun: sunshine, summer, sunrise, sunset
moon: night, dream, bad dream, nightmare, dreams
full-moon: full moon
star: stars, first star, matariki
shooting-star: wish
planet: saturn, space, planets, solar system, black hole
earth: globe, planet earth
snowflake: snow, winter, first snow, snow day, ice, north pole, frost
wave: sea, ocean, tide
fireworks: bonfire night, new year
heart: love, missing, miss, kind, kindness, friend, best friend, friendship, sharing, share, hug, valentine
baby: new baby, baby brother, baby sister, newborn
baby-bottle: bottle feed
plaster: scraped knee, knee, bandage, band aid
jar: jam
wool: ball of wool
shell: seashell
stone: pebble, rock
bone: fossil, skeleton, museum
apple: gravity, fall down
basket: market, picnic
shopping-trolley: supermarket, shopping, trolley, shopping cart
wardrobe: hide and seek, hiding
volcano: lava
mountain: climbing
stage: theatre
mirror: reflection
ball: bouncy ball
sandcastle: sand
scarecrow: straw man
treehouse: tree house
trousers: jeans, pants
fishing-rod: fishing, fishing trip, angling
flying-carpet: magic carpet, carpet
trampoline: trampolining, bouncing, bouncy castle
bricks: lego, building blocks, blocks
pyramid: egypt, ancient egypt, desert tomb
igloo: eskimo house, snow house
washing-machine: laundry, washing, tumble dryer
windmill: mill, miller
vacuum-cleaner: hoover, vacuum, hoovering
sledge: sledging, sledding, toboggan, sleigh
skis: skiing, ski lift
ice-skate: ice skating, skating, ice rink
scooter: scooting
skateboard: skateboarding
roller-skate: roller skating
ninja: karate, judo, taekwondo
compass: explorer, exploring, expedition
elephant: zoo, safari
teddy: toy shop, toyshop, toy
goggles: diving, snorkel, snorkelling
footprints: footprint, bear footprints
popcorn: cinema, film
crown: royal, queenly
bell: bells
giant: giants, friendly giant, beanstalk
`;

export const subjectOfWords: ReadonlyMap<string, SubjectName> = new Map<string, SubjectName>([
  ...subjectWords
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [name = '', words = ''] = row.split(':');
      const subject = pictureSubjects.find((known) => known === name);
      return subject ? words.split(',').map((word) => [word.trim().toLowerCase(), subject] as const) : [];
    }),
  ...pictureSubjects.map((name) => [name.replaceAll('-', ' '), name] as const),
]);

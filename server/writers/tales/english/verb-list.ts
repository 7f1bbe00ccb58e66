/** Base, past and third form of the verbs that go their own way. */
const irregular = `
  be was been; bear bore borne; beat beat beaten; have had had; do did done; go went gone; come came come; become became become; overcome overcame overcome
  begin began begun; bite bit bitten; blow blew blown; break broke broken; bring brought brought; build built built
  burst burst burst; buy bought bought; catch caught caught; choose chose chosen; cling clung clung; creep crept crept
  cost cost cost; cut cut cut; deal dealt dealt; dig dug dug; draw drew drawn; drink drank drunk; drive drove driven
  eat ate eaten; fall fell fallen; feed fed fed; feel felt felt; fight fought fought; find found found; flee fled fled
  fling flung flung; fly flew flown; forget forgot forgotten; forgive forgave forgiven; freeze froze frozen; get got got
  give gave given; grind ground ground; grow grew grown; hang hung hung; hear heard heard; hide hid hidden; hit hit hit
  hold held held; hurt hurt hurt; keep kept kept; kneel knelt knelt; know knew known; lay laid laid; lead led led
  leave left left; lend lent lent; let let let; lie lay lain; light lit lit; lose lost lost; make made made
  mean meant meant; meet met met; mow mowed mown; outgrow outgrew outgrown; oversleep overslept overslept; pay paid paid
  put put put; quit quit quit; read read read; rebuild rebuilt rebuilt; ride rode ridden; ring rang rung; rise rose risen
  run ran run; say said said; see saw seen; seek sought sought; sell sold sold; send sent sent; set set set
  sew sewed sewn; shake shook shaken; shine shone shone; shoot shot shot; show showed shown; shrink shrank shrunk
  shut shut shut; sing sang sung; sink sank sunk; sit sat sat; sleep slept slept; slide slid slid; sling slung slung
  sow sowed sown; speak spoke spoken; speed sped sped; spend spent spent; spin spun spun; spit spat spat
  split split split; spread spread spread; spring sprang sprung; stand stood stood; steal stole stolen; stick stuck stuck
  sting stung stung; stink stank stunk; stride strode stridden; strike struck struck; string strung strung
  swear swore sworn; sweep swept swept; swell swelled swollen; swim swam swum; swing swung swung; take took taken
  teach taught taught; tear tore torn; tell told told; think thought thought; throw threw thrown; tread trod trodden
  understand understood understood; undo undid undone; untie untied untied; wake woke woken; awake awoke awoken
  wear wore worn; weave wove woven; weep wept wept; win won won; wind wound wound; write wrote written
  upset upset upset; cast cast cast; forecast forecast forecast; unwind unwound unwound; mislay mislaid mislaid; mistake mistook mistaken; withdraw withdrew withdrawn
  dwell dwelt dwelt; bend bent bent; bet bet bet; bind bound bound; bleed bled bled; breed bred bred; broadcast broadcast broadcast`;

/** Other forms of the same that people write. */
const otherPasts: Readonly<Record<string, string>> = {
  dreamt: 'dream',
  learnt: 'learn',
  burnt: 'burn',
  spelt: 'spell',
  spilt: 'spill',
  leapt: 'leap',
  leant: 'lean',
  gotten: 'get',
  shined: 'shine',
  lighted: 'light',
  were: 'be',
  am: 'be',
  are: 'be',
  is: 'be',
  has: 'have',
  does: 'do',
  hanged: 'hang',
  knitted: 'knit',
  proven: 'prove',
};

/** Verbs that people use of animals, things and children; those that go the plain way. */
const regular = `
  accept ache act add admire admit adopt agree aim alarm allow amaze annoy answer appear argue arrange arrive ask attach
  attract avoid babysit bake balance bang bark bat bathe battle beam beep beg behave believe belong blame blast
  blink bloom blush boast bob boil bolt boom borrow bother bounce bow box brag braid breathe brush bubble bump bunk burn
  burp bury buzz cackle calculate call calm camp care carry carve cause celebrate chain change charge chase chat chatter
  cheat check cheer chew chirp chop chug clap clatter clean clear click climb close cluck coach collect colour color comb
  comfort compare compete complain complete compose conduct connect construct contain control cook cool copy count cover
  crack crash crawl croak cross crow crumble cry cuddle cure curl curtsy cycle damage dance dare dash decide decorate
  delay deliver depart describe design destroy die dip disagree disappear disappoint discover dislike disturb dive donate doze
  drag draw dream dress drift drip drizzle drop drown drum dry duck dust earn echo embarrass empty encourage end enjoy
  enter erupt escape examine excite excuse exercise exist expect explain explode explore fade fail faint fart fasten
  fear fetch fidget fill film finish fish fit fix fizz flap flash flatten flicker flip float flood flow flush flutter
  fold follow fool frighten frown fry garden gargle gather gaze giggle glide glimmer glitter glow glue gobble grab greet
  grin groan growl grumble grunt guard guess guide gulp hammer hand handle happen harvest hatch hate haul haunt heal heat
  help hibernate hiccup hike hiss hoot hop hope hover howl hug hum hunt hurry imagine improve include increase interrupt
  introduce invent invite iron itch jam jiggle jog join joke judge juggle jump kick kiss knit knock knot label land last
  laugh launch leak lean leap learn lick lift like limp link listen live load lock look loop love lower magic mail march
  mark marry match matter measure melt mend meow miaow mind miss mix moan moo move muddle munch murmur nag nail nap need
  nest nibble nod notice nurse obey object observe offer oink open order own pack paddle paint panic park part pass paste
  pat pause peck pedal peel peep peer perform pet photograph pick pinch plan plant play plead please plop plough plug
  point poke polish pop post pour practise practice pray preen prepare present press pretend prevent promise protect
  provide prove prowl puff pull pump punch purr push puzzle quack quarrel queue race rain raise rattle reach realise
  receive recite recognise record recycle refuse relax remain remember remind remove repair repeat reply rescue rest
  retire return rhyme roam roar roast rob rock roll row rub ruin rule rumble rush rustle sail save scamper scare scatter
  scold scoop scoot score scrape scratch scream screech scribble scrub search seem serve settle share sharpen shave shelter
  shift shiver shop shout shove shrug shuffle sigh sign signal sip skate skateboard sketch ski skip slam slap sledge slip
  slither slurp smash smell smile smoke snap snatch sneak sneeze sniff snooze snore snort snow snuggle soak soar somersault
  sort sound spark sparkle spell spill splash splatter spoil spot spray sprout squash squawk squeak squeal squeeze squelch
  squirt stack stalk stamp stammer stare start starve stay steam steer step stir stomp stop store stow strain stray
  stretch stroke stroll struggle study stumble stutter suck suffer suggest sunbathe surf surprise surround survive
  swallow swap swat sway switch swoop tame tangle tap taste tease telephone tempt thank thaw thump tick tickle tidy tie
  tip tiptoe tire toast toddle topple toss touch tow trade train trap travel tremble trick trickle trip trot trouble trumpet
  trust try tuck tug tumble tune turn twinkle twirl twist type unload unlock unpack untangle use vanish visit vote waddle wag
  wait walk wander want warm warn wash waste watch water wave weigh welcome whack whimper whine whirl whisper whistle
  whizz wiggle wink wipe wish wobble wonder work worry wrap wrestle wriggle yawn yell yodel zip zoom zigzag
  bounce bark boo cartwheel cheat chime clang conquer crochet dawdle disguise doodle embroider fib flatter fumble gallop
  glisten gossip graze groom guzzle heckle hesitate hide insist invade jingle lasso leapfrog litter loiter meditate misbehave
  mumble mutter neigh nudge nuzzle orbit parachute parade patrol perch pirouette plait pounce pogo prance preen pucker
  quiver rap referee rehearse scuttle shimmer skid slouch smuggle snarl solve spook squabble squirm stargaze strum sulk
  swirl swoosh tango thunder tinkle topple toot totter trample trek trundle unravel volunteer waltz whinny whoosh wilt worship
  wrinkle yelp zap befriend recover reappear upgrade wee pee poo potter snack nestle kidnap topple behave bathe
  hoover sprinkle dunk dribble tackle defend belong collapse complain crumple shuttle skydive snorkel spy stroke tow
  grizzle whinge moan nag tattle tell sneer twitch twang vibrate wail wheeze yap talk apologise apologize bully cough vomit create chuckle pout peek hook drill screw rinse whisk slice grate
  grill divorce separate crush sweat blossom rot ignore lack suit owe attack capture release free dock anchor arrest
  investigate enchant transform exchange email phone text print reverse canter milk shear herd rake prune canoe kayak
  blend bleat ribbit crunch slobber snuffle adore allow argue ask avoid bless bump celebrate charm control crumple doubt drool enjoy fry gain grant greet
  itch jiggle kick lasso lend limp lower manage mention munch need notice obey ooze own paddle patrol peck peel permit pinch
  polish possess prefer protect quiver refer reply rhyme scrub slurp soothe squish stretch stumble support swap tackle
  unwrap unplug unzip welcome wonder wrap yawn yearn zap guard guide hatch rescue rumble overflow overtake crow sledge
  bellow blurt buzz chomp clamber crinkle cuddle flood frolic fuss glare gleam hush lull moult nuzzle peel plod plug
  ponder quench rattle rustle scurry shatter sniffle snigger spread sprint squirt startle swarm swish tickle
  trudge tumble tweet twinkle unfold unravel vow wince yank beep bleep`;

export type IrregularVerb = { base: string; past: string; done: string };

export const irregularVerbs: ReadonlyMap<string, IrregularVerb> = new Map(
  irregular
    .split(/[;\n]/)
    .map((row) => row.trim().split(' '))
    .filter(([base = '']) => base !== '')
    .map(([base = '', past = '', done = '']) => [base, { base, past, done }]),
);

/** Every base form that we know. */
export const knownBases: ReadonlySet<string> = new Set([
  ...irregularVerbs.keys(),
  ...regular.trim().split(/\s+/),
]);

export const otherIrregularForms: ReadonlyMap<string, string> = new Map(Object.entries(otherPasts));

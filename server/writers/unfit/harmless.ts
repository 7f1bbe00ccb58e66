/** Phrases in which a hard word is a soft one. They are taken out before anything is judged. */
export const harmless = `
  shooting star/stars
  tick/tock/hum/clink/clank/jingle/rattle/ping/drip/clatter and the/a chink
  flickered/flicker/flickers/sputtered/spluttered/coughed/faded/guttered/stuttered/blinked/fizzled/wheezed/hiccuped/rattled/buzzed and died/die/dies
  killed by rust/frost/the_frost/cold/slugs/drought/time/kindness
  stoned cherries/plums/dates/olives
  nothing/nobody/no_one/never/not/wont/cant/cannot/dont/didnt/wouldnt/doesnt/couldnt/without .. .. hurt/hurts/hurting/harm/harming/kill/kills/eat/bite/bites/touch/hit/hits/hitting/kick/kicking me/him/her/them/us/you/somebody/a_fly/anyone/anybody/each_other
  we dont/do_not/never hit/kick/bite/hurt
  kill/kills/killed/killing no/nothing/nobody/two_birds/the_weeds/weeds/the_pain/the_taste/the_smell/germs/the_germs/with_kindness
  gout/back/knees/feet/traffic/heat/stairs/hill/homework/corns/hips/exam/piano/violin (are/is/was/were) murder
  murder on the/my/his/her feet/knees/back/ears
  murder a biscuit/sandwich/cup/cake/bun/pie/sausage/bowl/pizza/song/tune
  murder/murdered/murdering the song/tune/carol/anthem/violin
  the death of me/him/her/us
  be/was the death of
  killer whale/whales
  kill/killed/kills/killing (a/some/the/an) (little/few/bit_of) time/hour/hours/minutes
  kill/killed/kills/killing the/her/his (tractors/cars/boats) engine/motor/light/lights/lamp/sound/music/volume/noise/mood/fun/headlights/torch
  kill/killed SELF laughing
  kick/kicks/kicked SELF on/in the nose/ear/ears/chin/tummy/tail
  mouth open/opened to tell/say/shout him/her/them not to touch
  youre/you_are/you/its/this_is killing me
  nobody/nothing/no_one (ever) dies/died/die
  nose/knee/lip/gum/gums/tooth .. (was/had/is/began_to/started) bleeding/bled/bleed !all_over
  nosebleed/nosebleeds
  felt/feels/feel/feeling .. naked
  drunken bee/bees/bumblebee/bumblebees/butterfly/wasp/moth/bluebottle
  gunpowder tea/green
  green/gunpowder gunpowder
  feet/legs/shoes/back/boots/knees/curiosity/suspense are/were/is/was killing me/him/her/them/us
  dressed to kill
  curiosity killed the cat
  two birds with one stone
  kill two birds
  would kill for a
  road kill
  to/half (me/him/her/them/us/you/everyone/somebody) death !by/with
  bored/tickled/scared/frightened/sick/frozen/worried/hugged/loved/talked/thrilled/embarrassed/tickle/scare/frighten/tired/startled (me/him/her/them/us/you/everybody/somebody) (half) to death
  sudden death (goal/round/match/shootout)
  death defying/cap/caps
  at deaths door
  hat/hats/cap/caps/crown/bonnet/hood/helmet/scarf/wig/beret/turban/tiara/sombrero/tea_cosy/bowler/headscarf/headband/handkerchief/feather/glasses blew/flew/blown/flown/fell/jumped/popped/came/slid (right/straight/clean) off (of) the/my/his/her/its/their/your/both/our/everybodys (grandpas/grandmas/mums/dads) head/heads
  dead/stone hard/sharp/loud/close/near/early/late/small/tiny/huge/flat/bright/dark/clear/accurate/steady/brave/cross/long/famous/quiet/still/silent/happy/hungry/lazy/thirsty/sleepy/nervous/worried/scared/jealous/pretty/nice/kind/strong/fast/spooky/wet/warm/comfy/cosy/interested/impressed/difficult/simple/right/centre/center/calm/end/ends/leaf/leaves/ahead/wood/weight/level/straight/slow/tired/heat/easy/grass/branch/branches/twig/twigs/tree/trees/flowers/flower/bracken/fern/ferns/battery/batteries/sea/pan/line/lock/ringer/beat/reckoning/certain/sure/serious/good/funny/clever/lucky/posh/excited/keen/proud/bored/boring/nettle/nettles/heads/heading/cold/phone/bulb/stalks/stalk/stems/reeds/log/logs/cool/pleased/brilliant/useful/cute/stick/sticks/asleep/engine/engines/motor/motors/lamp/lamps/lantern/bulbs/torch/torches/radio/clock/clocks/watch/fire/embers/ember/coals/candle/candles/wick/screen/screens/pen/pens/felt_tip/ball/balloon/balloons/plant/plants/rose/roses/bush/bushes/hedge/hedges/daisy/daisies/match/matches/air/wind/telly/tablet/laptop/computer/robot/robots/rocket/satellite/star/stars/planet/volcano/volcanoes/silence/weights/sure/beautiful/lovely/gorgeous
  dead on time/target/cue/course/the_dot/the_hour/the_mark/midnight/noon/ten/nine/eight/seven/six/five/four/three/two/one
  shot/shoot/shoots/shooting the/a/his/her ball/puck/marble/pea/peas/basket/hoop/penalty/goal
  in/on/over/along/by/behind the dyke/dykes
  dead on HIS feet/legs
  a/the dead vole/shrew/rat/frog/bird/fish/beetle/bee/butterfly/caterpillar
  naked tummy/tummies/feet/foot/toes/knees/arms
  gun went bang ... runners/race/ran/swimmers/off_they
  bled into the sea/sky/clouds/water/snow
  kill/killed (it/the_wool/the_ball/the_string) (stone) dead
  trigger on/of the spray/hose/bottle/water_pistol
  bees/bee ... drunk on
  bee/bees/wasps/butterflies/moths/bumblebees (were/was/are/is/got) (quite/a_bit/a_little) drunk on/with
  strangle+ a laugh/giggle/yawn/sob/sneeze/squeak
  foot/leg/arm/hand .. (gone) to sleep and .. .. dead
  hang SELF a/an/some/the lantern/lamp/hammock/picture/swing/star
  magician/conjuror/conjurer saw+/cut/chop+ HIS (sister/assistant/friend/brother/lady) in half
  murder in HIS slippers/eyes/boots
  a/the dead mouse/spider/fly/wasp/beetle/worm/moth/crab
  stab+ (at) HIS fork/spoon/straw/finger/stick/pencil/chopstick
  kill/killed/killing the headlamp/headlight/headlights/lantern/beam
  dead of night/winter/summer
  dead of/in the/his/her/its night/winter/tracks/water
  in the dead of
  went/gone/go/going/goes dead !body
  battery/batteries/phone/torch/radio/engine/line/bulb/lamp/nest/wood/street/sea/hedge/skin/leaf/leaves/tree/twig/branch/fire/plant/plants/flowers/telephone/motor/tractor/light/lights was/were/is/are/had/looked/lay/seemed (completely/quite/all/as/stone) (gone) dead
  play+ dead
  stop+/stopped/stopping/halt+/freeze/froze (quite/stone) dead
  ball was/is/were dead
  dead ball
  deadhead/deadheaded/deadheading the/them/her/his
  as dead as a doornail/dodo
  over my dead body
  fire/fires/wind/winds/light/lights/lamp/engine/sound/sounds/music/laughter/echo/echoes/hum/noise/noises/voice/voices/flame/flames/ember/embers/breeze/storm/rain/wave/waves/candle/candles/torch/battery/batteries/day/sun/spark/song/note/notes/conversation/applause/cheering/cheers/motor/tractor/radio/phone/whisper/smile/glow/tune/rumble/murmur/splash/ripples/ripple/buzz/thunder/gale/whistle/giggles/squeak/clapping/chatter/footsteps/words/silence/screen/bulb/bell/bells/beam/sunset/sparks/star/stars/plant/plants/grass/leaf/leaves/flower/flowers/boiler/heating/fireworks/firework/lantern/lanterns/dough/car/boat/motorbike/bus/train/kettle/clock/clocks/watch/computer/tablet/toy/toys/fan/mower/lawnmower/heater/dishwasher/washing_machine/fridge/freezer/hoover/vacuum/drone/rocket/moped/scooter/van/lorry/digger/trumpet/accordion/organ/trombone/horn/siren/sob/sobs/scent/smell/colour/colours/colors/heat/breath/gust/gusts/draught/tide/swell/current/swing/hail/snow/shower/drizzle/cry/question/joke/argument/quarrel/hope/idea/stream/fountain/tap/match/bonfire/campfire/hearth/stove/oven/coals/coal/log/logs/nest/cactus/moss/fern/tomato/tomatoes/geranium/rose/roses/tulips/daisies/sunflower/sunflowers/vine/hedge/lawn/tree/oak/elm/clatter/roar/hiss/last/bagpipes/drum/drums (had/has/was/were/is/are/have/slowly/softly/all/then/just/almost/nearly/finally/at_last/would) (slowly/softly/all/then/gradually/gently) died/dies/dying/die
  died/dies/dying/die down/away/out/back
  died/dies/die/dying (of/from/with) laughing/laughter/embarrassment/boredom/curiosity/excitement
  had died in/last (the) spring/summer/autumn/winter/year
  had died long/years/many_years/a_long_time/some_years ago/before
  had died when/before/while he/she/they/it/somebody/mum/dad/grandma/grandpa/granny/grandad was/were (still/very/only/even/quite/ever/a) little/small/young/born/baby
  drop/bead/spot/speck/dot of blood came/ran/stood/was (out) (of/from/on) HIS knee/finger/thumb/elbow/toe/chin/lip/gum/shin
  drop/bead/spot/speck/dot of blood showed/appeared/stood/sat on/at HIS knee/finger/thumb/elbow/toe/chin/lip/gum/shin/arm/hand
  drop/bead/spot/speck/dot of blood on/from HIS knee/finger/thumb/elbow/toe/chin/lip/gum/shin
  tit/robin/bird/wren/hen/duck/swallow/thrush/swan/goose/penguin/blackbird/sparrow/chick ... her/his/its (red/yellow/white/warm/soft/little) breast/breasts
  HIS breast shone/feathers/glowed/was (red/yellow)
  robin/robins/redbreast (red) breast/breasts
  snowman/snowmen/tree/trees/branch/branches/doll/scarecrow/mole/egg/eggs/garden/hill/wall/birch/beech/statue was/were/stood/looked/felt/still (still/quite/all/a_bit/rather) (quite/very) naked
  run/ran/runs/running/danced/hopped/escaped/streaked (off/away/round/around/about/out) naked and giggling/laughing/dripping/wet/soapy/pink/squealing/shrieking/shining
  dying to know/see/ask/hear/tell/show/go/try/meet/find/open/laugh/get/say/taste/look/play/do/give/eat
  dying for a/some/his/her/the
  with/in/into/like/went/heard/came a (little/small/soft/great/big/last) poof
  dying of curiosity/laughter/boredom/embarrassment/excitement
  dying day/light/embers/fire/sun/wind/breeze/flames/notes
  to die for
  die cast
  roll/rolled/throw/threw/shake/shook/cast/toss/tossed the/a die
  the die is/was cast
  do or die
  nearly/almost/could_have died/die of/laughing laughing/laughter/embarrassment/happiness/boredom/fright
  nearly/almost died laughing
  diehard
  blood orange/oranges/moon/hound/hounds/pressure/test/bank/red
  flesh and blood
  blue blood
  bad blood
  blood ran/run/runs/freeze/froze/curdle cold
  colours/colour/colors/color/ink/paint/dye (had/all) bled/bleeding/bleed/bleeds
  bleeding heart/hearts
  bled the radiator/radiators
  naked eye/eyes/dark/night/hills/hill/rock/rocks/garden/tree/branch/light/truth/wall/walls/stalks/mole/trees/branches/twigs/flame/lightbulb/bulb/ladies
  wound up
  wound SELF round/around/twice/up/into/in/tightly/on
  wound WHOM round/around/twice/up/into/in/tightly/on
  hung/hang them up on the/a/their .. hook/hooks/peg/pegs/line/nail/nails/branch/radiator
  fight+/fought back/off/down/against (the/a/her/his/their) (tears/giggle/giggles/yawn/yawns/sleep/smile/laughter)
  pillow/snowball/water/food/tickle/cushion/custard/pie/bubble/paint/leaf/mud/sock/hay/jelly/flour/noodle/thumb/play fight/fights/fighting/battle/battles
  a/some/any/more/enough stab/stabs at
  stab/stabs of pain/guilt/worry/fear/jealousy/cold/hunger/envy/joy/light/sadness/shame
  stab+ .. .. potato/potatoes/pea/peas/sausage/carrot/carrots/bean/beans/cake/dumpling/chip/chips/strawberry/air/pie/paper/soil/earth/ground/snow/map/button/keys/page
  beat/beats/beating WHOM at/to/in/by/hollow/with_ease/with_a_score/fair_and_square/home/twice_at/again_at
  beat/beats/beating WHOM hands down
  beat/beats up .. eggs/cream/batter/butter
  strike/strikes/struck/hit WHOM as/that/then_that/like_a_good_idea/at_once_that
  slap+/clap+/thump+/pat/patted/smack+/whack+/hit WHOM on the back/shoulder
  hit/hits/punch+/whack+/smack+/strike/strikes/struck/bash+ WHOM with a/the/his/her/their/one/two/some .. snowball/snowballs/pillow/pillows/cushion/cushions/feather/sponge/balloon/balloons/splash/sock/socks/flour/custard/pie/bubble/bubbles/towel/leaves/leaf/question/questions/noodle/jelly/confetti/wave/idea/teddy/flannel/hat/scarf
  hit/hits/kick/kicked/kicks/throw/threw/pass/passed WHOM a/the ball/puck/frisbee
  hit it off
  kick+ WHOM the/a ball
  kick+ WHOM out of bed
  put/puts/slid/slides/slipped/push+ HIS (whole/own/other) finger/fingers/hand/hands inside/into/in HIS (old/big/own/warm/left/right) coat/jacket/pocket/pockets/bag/rucksack/sleeve/sleeves/glove/gloves/mitten/mittens/hood/jumper/boot/boots/shoe/shoes/sock/socks/hat/basket/box/tent/sleeping_bag/pillowcase/cardigan/apron
  bit/bite/bites/bitten me/him/her/you on/in the nose/finger/toe/thumb/knee
  kick/kicked/kicking them off !the/a/his/her/their/this/that
  you (always/keep/kept) kick/kicked/kicking me
  kick/kicked (her/his/their) heels
  kick/kicked the bucket over
  trip+ WHOM up/over with its/his/her tail
  whip+/rustle+ WHOM up a/some/an
  shove+ WHOM over/along/up and/a/to !kicked/hit/punched
  shot/shoot/shoots/shooting WHOM a/an/one/another .. look/glance/smile/grin/question/wink/stare
  shooting up/out/down/past/along/across/through/over/off/away/hoops/goals/baskets/for/from/into
  gun metal/grey/gray
  water/glue/bubble/spray/staple/nerf/toy/starting/cap/nail/potato/top/squirt/confetti/heat/popcorn/marshmallow/radar/hair gun/guns
  water/toy/cap/squirt/starting/glitter pistol/pistols
  jumped/jump/jumping the gun
  son of a gun
  bath/photo/glitter/water/cherry/dive/flour/seed/fizz/stink/paint/confetti/bubble bomb/bombs
  bullet train/trains/point/points/proof/journal
  like a (silver/speeding/little) bullet
  faster than a (speeding) bullet
  blew/blow/blown/blows/blowing up .. .. balloon/balloons/lilo/armbands/airbed/beach_ball/paddling_pool/dinghy/mattress
  bomb disposal/shelter
  hung over/upside/up/out/on/from/down/in/about/around the/a/her/his/their
  hang+/hung/hanged SELF up/upside
  drown+ SELF in syrup/custard/gravy/kisses/work
  drown+ .. out
  will/would/could/might/can drown in this/that/his/her/your/my/the gravy/jumper/coat/custard/coat/hat/sauce/duvet/bed/sofa/cushions/sleeves
  drown+ in a/the/his/her/their (soft/huge/big/great/warm) (sea/pile/heap/river) of/pillows/blankets/cushions/leaves/toys/custard/laughter/jumper/coat/hat
  mad hatter
  poison ivy/oak/dart/frog
  ginger/root/butter/spruce/nettle beer/beers/ale
  birch/ginger/elderflower/alcohol wine/champagne/free
  wine gum/gums/dark/red/coloured/colored/glass/cellar
  sherry trifle
  brandy snap/snaps/butter
  gin rummy/trap
  cigar shaped/box/tin/boxes
  beer garden/mat/mats/bottle_tops/barrel_pond
  wine glass/cork/corks/crate/red
  had/have/has/having/having_just/havent/hadnt/already (never/just/already/only/almost/nearly/not/all/once/both/even/ever) drunk
  drunk in/at/through/with_moonlight/on_moonlight/on_sunshine/with_sleep
  drunk it/all/up/every/the/some/his/her/their/its/from/half/two/three/so_much/too_much/water/tea/milk/cocoa/by/my/our
  was/were/is/been/be/being drunk by/from/hot/cold/with_milk/out_of
  drug store
  drugstore
  punch bowl
  pussy cat/cats/willow/willows/foot/footed
  blue/great/coal/marsh/long_tailed/willow/bearded/crested/tailed tit/tits
  tit for/bits/mouse
  moby/spotted/uncle/old/deadeye/captain dick
  dick whittington/and/turpin/king/tracy/van
  tom dick and
  spick/spic and span
  virgin snow/mary/islands/olive/atlantic/wool/forest
  horny toad/toads/devil/plates/skin/beak/owl/lizard
  homo sapiens
  pond/soap/algae scum
  hell/hells for/bells leather/ringing
  bundle/bundles of faggots
  faggots of/and wood/sticks/peas
  hooker in/for/of
  star wars
  tug/prisoner of war
  prick/pricks/pricked (up) (his/her/its/their/the) ears/ear/finger/thumb
  donkey and/or ass
  ox and/or ass
  ass and/or ox/donkey
  execute/executed/executes/executing a/an/the/her/his perfect/plan/turn/jump
  skeleton in/costume
  sugar skull/skulls
  ghost crab
  in/joined the army
  army ants/knife/band/boots
  snow/cake/cream whip/whipped
  fat cat/little/round/puffin/bumblebee/robin
  abuse of power
  punch and judy
  punch the air
  kidnapped/abducted by a/the cloud/wind/gull/magpie/moon/breeze/tide/cat/dream
  murder of crows
  murder mystery
  getting/get/got away with murder
  screamed/yelled/shouted blue/bloody murder
  slave driver
  coffin corner
  funeral march
  give/gave/given it a (little/small/proper/sticky) funeral
  the lamp/lantern/light/torch/radio/phone was/is/went/had_gone (quite) dead
  goose/geese/turkey/chicken breast
  joint of
  lose/lost/losing HIS head
  bite/bit/bitten HIS head/nose/tongue/ears off !and/with/in
  bite/bit/biting HIS tongue/lip/nails
  laugh/laughed/laughing HIS head/heads off
  talk/talked/sing/sang/shout/shouted/yawn/yawned/sneeze/sneezed/bark/barked HIS head/heads off
  chicken/lamb/table/chair/dolls/doll/snowman/snowmans/toy/spider/crab leg/legs/head/heads/arm/arms/tail of the paper/doll/snowman/puppet/toy
  chop/chopped/cut/cutting/bit/bite/broke/sliced/snap+ .. (the/a/his/her/its) .. gingerbread/chocolate/biscuit/snowmans/snowman/marzipan/carrot/celery/doll/cake/clay/paper/lettuce/icing/jelly/cheese/fish_finger
  dead mans finger/fingers/chest
  sink/sank HIS teeth into .. .. apple/sandwich/cake/bun/peach/pie/pear/toast/biscuit/melon/cheese/plum
  arrow/arrows/harpoon through/in/into the/a/an apple/target/ring/air/sky/tree
  heart/hearts with an arrow through
  cannon/cannonball into the pool/water
  set HIS heart/hearts on fire/racing
  crushed strawberries/ice/velvet
  chicken/turkey/lamb/beef carcass
  blood sugar/vessels/type
  crack/crash/smash and/then (he/she/it) shook/shakes/shake/nodded/turned/lifted/raised/scratched/hid/covered/put HIS (own) head/face
  wound (the/a/some/all/her/his/its/their) .. wool/yarn/string/thread/rope/scarf/ribbon/hose/clock/toy/bandage/tinsel/tape/watch/line/cotton
  wound SELF (up/all) round/around/in/into
  wound me/him/her/it/them (up/all) round/around/in/into
`;

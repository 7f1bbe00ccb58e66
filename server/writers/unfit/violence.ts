/** Hurting others. */
export const violence = `
  struck/lit/lights/lighting/strike/striking (match/one_match) after match ... curtain/curtains/bed/sheet/hair/hay/barn
  match/matches/lighter/candle under/to/against the/a/his/her .. curtain/curtains/bed/sheet/sofa/hair/tail/hay
  poke/push/stick/put/stuck/pushed/poked (mummys/mums/a/the/his/her/your/this) ... into/in the (two) .. little holes in/of the wall
  hairpin/fork/key/nail/wire/knitting_needle/paperclip ... socket/plug/holes_in_the_wall/two_little_holes/two_holes
  put/closed/laid/locked/had HIS (two/both/big/huge) hands/fingers around/round the/his/her/their/my ... squeezed/pressed/tightened
  hands/fingers around/round the/his/her .. (miller/miller_s) neck/throat
  squeezed/squeeze/squeezing until/till .. .. stopped moving/breathing
  hold/held/holding/push/pushed/pushing WHOM (down) (under/underneath) the water/under/surface until/till/and
  under the water until/till there .. .. no more bubbles
  no more bubbles came/rose/said/whispered/until/.
  kick+ the .. boy/girl/child/man/woman/dog/cat/one on the ground/floor
  kick+ .. .. .. again and again ... crying/bleeding/moving/still/screaming
  pillow ... press+/held/hold it down/over/on ... still/face/breathing/breath
  soldiers/men/guards lined/put/stood the .. villagers/people/children/men/women/prisoners/families up/against
  nobody/no_one in the village/town/house/family .. was/were left to/alive
  nothing/no_one/nobody/none left of the school/village/town/house/city .. or/and/but_ash
  pressed/pushed the button and ... nothing/nobody/gone/blew/flames
  lay cold on/in/upon the .. floor/kitchen/ground/grass/steps
  tea/soup/wine/milk/cup/drink ... stirred/laced/mixed with something bitter
  tie/tied/put/sewed/stuffed the/a/her/his .. kitten/puppy/cat/dog/kittens/puppies in/into/inside a/the sack/bag .. .. stone/river/pond/water/lake/well
  sack/bag with a stone ... sank/threw/pond/river/drown
  line+/lined/stood/put/made/pushed WHOM .. up/stand against the/a .. wall ... fired/fire/shot/shoot/aimed/guns
  against the wall and fired/shot/took_aim
  set/sets/setting/put/lit fire to/under it/them/him/her/the .. .. listened/scream/screams/screamed/screaming/inside/burned/burnt
  lock+/shut/tied/bolted WHOM in/inside/up/to .. .. .. set/lit/put fire
  listen+ to him/her/them/his/her/their scream/screams/screaming/scream_and/die/beg/begging
  burn+/burnt/roast+ WHOM alive
  (both) hands around/round HIS neck/throat and/.. squeezed/squeeze/pressed/tightened
  hands around/round HIS neck/throat ... quiet/limp/blue/still/stopped
  throw/threw/throwing rocks/stones/bricks ... fox/dog/cat/bird/boy/girl/man/woman tied
  tied/tie the/a .. fox/dog/cat/boy/girl/man/woman to a/the .. throw/threw/throwing/hit/burned/shot
  tied/tie the/a .. fox/dog/cat/boy/girl/man/woman to a/the tree/post/fence ... rocks/stones/sticks/whip
  drive/drove/drives the/his/her .. car/van/lorry/truck/tractor straight/right at/into the/a .. man/woman/boy/girl/child/children/dog/crowd
  put to the sword
  wrap+/put HIS fingers/hands round/around HIS throat/neck
  tore/ripped out the .. throat/throats
  cut/chopped off two/three/four/all/one of HIS fingers/toes
  smash+/broke the/a/his/her .. bottle/plate/vase/chair over/on HIS head
  smash+/broke the/a/his/her .. bottle/chair over/on the .. head
  strung/string/hung/hanged WHOM up from/on a/the tree/beam/mast/hook
  swung/swing/swings the/his/her axe/sword/blade ... head/heads rolled/fell/dropped/came_off
  head/heads rolled (away) down/across/along/over/into the .. bank/floor/hill/grass/steps/sand !off/with
  threw/hurled/flung the/his/her spear/knife/axe/dagger ... between/into/in/through HIS shoulders/shoulder/chest/back/heart/neck/belly
  held/hold/holding WHOM down while/and .. .. trod/stood/stamped/kicked/punched/hit
  he press+/held/hold/holds/put the/a pillow/cushion on/over/against her face/mouth
  she press+/held/hold/holds/put the/a pillow/cushion on/over/against his face/mouth
  nurse/man/woman/uncle/aunt/mother/father/mum/dad press+/held/hold/holds the/a pillow/cushion on/over/against HIS face/mouth
  held/hold/holding/press+/put a/the/his/her pillow/cushion over/on/against HIS face/mouth until/and_held/and_pressed
  so that/so_he/so_she he/she/it/they would/will never wake/wake_up !unless
  lit/light/struck a match .. .. threw/dropped/put it on/onto/into the .. dog/cat/boy/girl/man/hair/house/bed/curtains
  tied/tie/ties a stone/brick/rock around/round/to HIS neck/leg/legs/tail
  tied/tie/ties a stone/brick/rock around/round/to the .. neck/leg/legs/tail
  squeeze+/crush+ the/a/his/her .. mouse/bird/frog/kitten/hamster .. .. until
  stick/stuck/stab+/push+/plunged/plunge/thrust/ran a/the/his/her/its (long/sharp/big/kitchen) knife/blade/dagger/scissors/screwdriver in/into me/him/her/them/us/somebody
  cut/cuts/slash+/slice+/stab+ me/him/her/them/us/somebody with it/a_knife/the_knife/his_knife/her_knife/a_blade/the_scissors
  show+/showed me/him/her/them/us/somebody the/a/his knife/blade/gun/razor !for/that/and_fork/with/from/which/in_the/on_the
  ripped/rip/rips/tore/tear/bit/bites .. .. throat/throats out
  ripped/tore/bit/tear/rip out HIS throat/throats
  push+/shove+/pull+/duck+ .. .. under the water and held/kept/holds me/him/her/them/it there/under/down
  execute/executed/execution/executions/executioner/executioners/beheaded/behead/beheading/guillotine
  chop+/cut/hack+/struck off the/his/her .. duckling/ducklings/ducks/hens/chickens/kings/queens/mans/boys/girls/cats/dogs/rabbits/lambs/pigs head/heads
  ate/eat/eats/eating/swallow+/gobble+/devour+ the children/babies/villagers/boys/girls (one) !were/had/left
  shot/shoot/shoots the teacher/man/woman/boy/girl/policeman/guard/guards/soldier/soldiers/villagers/children/prisoner first/dead/in/twice/and/./then !a_look/a_smile
  shot/shoot/shoots everybody/everyone/them_all/all_of_them
  pour+ petrol/gasoline/paraffin on/over
  burn+/burnt the/an/a .. woman/man/boy/girl/children/people in/alive/because/to/at
  crocodile/crocodiles/shark/sharks/wolf/wolves/bear/lion/tiger/monster bit/bites/tore/ripped off HIS leg/arm/hand/foot
  bit/bites/tore/ripped off HIS leg/arm/hand/foot .. .. .. water/river/sea/snow/floor .. red
  cut/chop+/bite your/his/her ears/nose/fingers/tongue/hands/toes off !mittens
  dog/cat/boy/girl/child/man/woman/puppy/kitten was/were/got/been run over
  left in/on/by/under the .. to die/freeze/starve
  punch+ me/him/her/them/us/somebody so/hard/until/again/in/on
  rope/noose/cord/belt was/were/is/hung around/round HIS neck .. .. chair/stool/box
  arm/arms/leg/legs/neck was/were/is/are bent/twisted the wrong way
  dragged/drag/pulled WHOM under ... red/screamed/never
  tied/tie/chained WHOM to a/the stake/pole/anchor/rock/railway/bomb
  WHOM was/were/had_been/been/got torn/ripped/hacked/blown/chopped to/into/in pieces/bits/shreds
  WHO SOON shot/shoot/shoots/harpooned/speared/drowned/stoned/hanged/garrotted/scalded/starved/crucified/burned_alive the/a/an/his/her/their (little/old/poor/white/black/brown/young/big/wild) parrot/duck/deer/stag/lion/eagle/swan/fox/bear/wolf/gull/seagull/crow/pigeon/squirrel/monkey/tiger/elephant/rhino/cow/bull/pig/goat/sheep/horse/dog/cat/rabbit/hare/whale/seal/thief/witch/king/queen/guard/soldier/man/woman/boy/girl/brother/sister/baby/kitten/puppy/neighbour/teacher/farmer !of_milk/a_look/from/with_a_camera
  drown+ HIS (little/big/baby/twin/own) sister/brother/wife/husband/son/daughter/child/children/baby/mother/father/friend/dog/cat/kittens/puppies
  chop+/cut/slice+/hack+/saw+/tear/tore WHOM (up) in/into .. pieces/bits/chunks/slices
  rip+/tear/tore/pull+/yank+/twist+ HIS .. head/heads/arm/arms/leg/legs/wings/ears/tail off
  rip+/tear/tore/gnawed/ate/eat/chewed HIS .. fingers/ears/tongue/eyes/hand/foot !off_the_gingerbread/shut/closed
  jaws/teeth/fangs/claws/talons ... closed/closing/sank/sunk/snapped/bit/dug/tore/ripped ... throat/neck/flesh/shoulder/arm/belly
  burned/burnt/burn/burning (down) HIS house/home/barn/church/school/village/hut/tower with ... inside/in_it
  broke/break/breaking/snapped HIS .. fingers/arms/legs/toes/bones/ribs ... one_by_one/scream/screamed/until/again
  stoned/stoning him/her/them/the_thief/the_witch/the_boy/the_girl/the_man/the_woman/the_dog/the_cat !.
  watch+/saw/made_him_watch/let/left WHOM .. (to) die/bleed/drown/starve/suffer
  crush+/crack+/smash+/bash+ .. HIS skull/head/face/bones !on_the/against_the_low
  cracked/crack/split HIS skull/head open/with
  pour+/put/slip+ .. poison into/in
  psycho/psychos/psychopath/psychopaths/pervert/perverts/perverted/perv/sadist/sadistic/sniper/snipers/gagged/gangster/gangsters/mafia/mugged/mugger/muggers/morgue/autopsy/cadaver/cadavers/asphyxiated/disemboweling/bloodlust/gorily/chainsaws
  poison+ every/all/the/everyone/everybody .. child/children/people/villagers/guests/knights/soldiers/dogs
  slit/cut/rip+ WHOM open
  roast+/burn+/burnt/fried/boiled/incinerated the/all/three/two/a/every .. knight/knights/villagers/villager/men/soldiers/people/sailors/children/boy/girl .. in/with/alive/until/to/and_ate/one_by_one
  pick+ HIS teeth with HIS bone/bones
  found/saw/hid/hide/was a/the/another (dead/naked/cold) body in/under/behind/at .. .. lake/river/woods/wood/bin/bag/boot/trunk/cellar/pond/ditch/freezer/floorboards/bath/well/canal/garden_shed
  body/man/woman/girl/boy ... eyes were gone
  fangs/teeth/claws into/in HIS neck/throat/flesh/shoulder !and_tickled
  drank/drink/suck+ ... until he/she/they was/were/went white/pale/dry/cold/empty
  set the .. orphanage/hospital/hut/cottage/ship/train/shop/shed/palace/hotel/library/farm alight/ablaze/on_fire
  listened/listening/laughed ... screaming/screams
  bash+/smash+/slice+/slash+/pierce+/club+/crush+/skewer+/spear+/maim+/batter+/hack+/butcher+/wound/wounded/wounds/slay/slew/slain/skinned/whip+/flog+/stomp+/trample+/throttle+/savage+/maul+/garrotte+/knife/knifed/smite/smote WHOM END
  bash+/smash+/slice+/slash+/pierce+/gouge+/hack+/crack+/crush+/club+/punch+/skewer+/stamp_on/stamped_on HIS BODY ... with/until/open/against/in_two/in_half/.
  bash+/smash+/slice+/slash+/pierce+/hack+/club+/chop+/cut/saw+/rip+ WHOM .. in half/two/pieces/bits
  until/till he/she/they .. stopped/stops/was/went moving/breathing/limp/still_and_cold/unconscious/blue/quiet_for_ever/screaming
  until/till it .. stopped/stops breathing/screaming/squealing/struggling
  boil+/roast+/cook+/bake+/fry+/fried/grill+ the/a/his/her/their (little/poor/small/two/fat) boy/girl/child/children/baby/princess/prince/puppy/kitten/man/woman END
  put/puts/shut/threw/push+/shove+ the/a/his/her .. hamster/kitten/cat/puppy/dog/baby/mouse/frog/boy/girl/child/rabbit in/into the .. microwave/oven/freezer/tumble_dryer/washing_machine/blender/boiling/fire
  hold+/held/push+/pushed/dunk+ the/a/his/her .. kitten/cat/puppy/dog/boy/girl/child/baby/rabbit .. under the water
  exploded/blew_up/went_up/burned_down/collapsed with everybody/everyone/people/children/somebody/them/him/her/the_family inside/in_it/on_board
  cannonball/blast/shell/explosion/shark/crocodile/saw/blade/trap took/takes off HIS .. leg/arm/hand/head/foot/fingers
  fired (once/twice/again/three_times) ... dropped/fell/dead/down/screamed/collapsed
  press+/held/put/pointed the/a (cold) barrel/muzzle
  throat/throats/wrist/wrists was/were/had_been cut/slit/slashed
  ear to ear ... throat/cut/slit
  found a/an/the .. finger/eyeball/ear/toe/hand/tongue/nose in/inside/under .. .. soup/stew/pie/jar/fridge/box/sandwich/floorboards
  punch+ and kick+
  kick+ and punch+
  hit and kicked

  murder+/murderer/murderers/murderous/murderess/slaughter+/slaughterhouse/massacre+/assassin/assassins/assassinate+/assassination/behead+/decapitate+/decapitation/dismember+/disembowel/disembowelled/disemboweled/torture+/torturer/torturers/cannibal/cannibals/cannibalism/genocide/holocaust/terrorist/terrorists/terrorism/lynch+/strangle+/strangler/rape+/rapist/rapists/executioner/guillotine/guillotined/electrocute+/manslaughter/homicide/homicidal/bloodshed/bloodbath/bloodthirsty/impale+/crucify/crucified/mutilate+/mutilation/scalped/gunfight/gunfights/gunman/gunmen/hitman/fistfight/eviscerate+/bludgeon+/bayonet/bayoneted/gunfire/gunshot/gunshots/kill+/killer/killers/executions
  execute+ WHOM
  execution of/at/by/./was
  stab+ (at) WHOM
  stab+ HIS BODY
  was/been/got/were/being/and/he/she/they/then stabbed !at/the/a/it/his_fork/her_fork/his_peas
  WHO SOON hit/hits/hitting/punch+/slap+/smack+/kick+/whack+/clobber+/headbutt/headbutted/attack+/assault+/wounded/injure+/strike/strikes/struck/bash+/thump+/trip+/bit/bite/bites/batter+/pummel/pummelled/pummeled/throttle+/whip+/trampled WHOM END
  WHO SOON hurt/hurts/hurting/hit/hits/kick+/punch+ WHOM on_purpose/badly/again_and_again/over_and_over/as_hard/so_hard/very_hard/hard/harder/with_all
  punch+/kick+/stamp+/stomp+ .. .. in/on the/his/her/their face/stomach/mouth/ribs/jaw/teeth/belly/throat/head/eye/neck
  WHO SOON hit/hits/slap+/smack+/struck/whack+ .. .. in/across/round/around/over the face/stomach/mouth/jaw/head/ear/cheek
  punch+/slap+/smack+ me/him/her/them/us/somebody .. in/across/round/around/over/on the face/stomach/mouth/jaw/head/ear/cheek/nose
  gave WHOM a black/bloody/fat eye/nose/lip
  broke/breaks/break/breaking/snap+/twist+/crush+/smash+ HIS .. arm/leg/neck/nose/bone/bones/jaw/rib/ribs/finger/fingers/skull/wrist/face/teeth/wing/spine .. on_purpose/with/because/for_fun/until/over_his/over_her/like_twigs/and_laughed/and_threw/and_left/in_two
  break/broke/snap+/wring/wrung/twist+ HIS neck
  wring/wrung the .. neck
  fist/gang/bar/knife/gun/street fight/fights/fighting
  fight/fights/fought/duel to the death
  fought/fight/fights/fighting/battled/duelled/hit_each_other ... until/till ... died/dead/bled/bleeding/unconscious/bruised/blood
  burn+/burnt/buried/bury/boil+/roast+/skin+/eaten/ate/swallowed/cooked/hunted/fed/flayed WHOM .. alive/to_death/to_ashes/at_the_stake
  burned/burnt/buried/boiled/eaten/skinned/roasted/cooked alive
  burned/burnt at the stake
  to (a/his/her/their/its) death/deaths
  eat/ate/eats/eaten/eating/devour+/gobble+/swallow+/chew+/crunch+ (up) the/a/his/her (little/small/poor/whole/last) boy/girl/child/children/baby/woman/princess/prince/grandmother/puppy/kitten/brother/sister/wife/husband/villagers/sailors
  tear/tore/rip+/torn WHOM apart/to_pieces/to_bits/to_shreds/limb_from_limb
  smash+/cut/chop+/hack+/slice+/rip+/tear/tore/bit/bite/bitten/blew/lop+/sawed/cutting/saw off HIS .. head/heads/arm/arms/leg/legs/hand/hands/finger/fingers/ear/ears/nose/tail/tails/wing/wings/toe/toes/foot/feet/paw/paws/tongue
  cut/chop+/hack+/slice+/bit/bite/sliced HIS .. head/heads/arm/leg/hand/finger/fingers/ear/ears/tail/tongue/toes/hands/legs/arms off
  off with HIS head/heads
  head/heads/arm/arms/leg/legs/hand/hands/foot/face blew/blown/torn/shot/bitten/rolled/ripped off/into !and_it_was/and_he_put
  had HIS .. .. head/hands/hand/ears/tongue/arms/legs/fingers cut/chopped/hacked off/out
  bit/bite/bites/ripped/tore/rip/tear/sliced/blew HIS face/head/ear/nose off
  mine/explosion/blast/bomb/shell/cannon blew/tore/took off
  ran/run/drove/thrust/stuck/plunged HIS .. sword/spear/lance/blade/knife through/into
  pull+/tore/rip/ripped/pluck+ .. HIS nails/fingernails/teeth/tongue ... pliers/out/scream/screamed
  ate/eat/eats/eating/suck/sucked HIS brains/brain/heart/eyes/liver/flesh !out_of_the
  shot/shoot/hit WHOM right/straight between/in the eyes/head/heart
  pull+/squeeze+ the trigger
  shook/shake/shaking the/her/his baby until/till/so/and
  ran/rolled/drove/driven/drive over the/a/his/her .. dog/cat/boy/girl/man/child/woman/body/bodies
  drag+ the/his/her .. body/bodies
  bury/buried/hid/hide/dumped/threw the body/bodies !of_water
  burn+/burnt down HIS .. house/village/home/school/town/farm
  starving/starved/freezing/beaten/bruised/bleeding/injured/wounded/crippled children/child/people/man/woman/soldier/soldiers/prisoner/prisoners/boy/girl/men ... road/street/lay/ditch/floor/camp
  the/their/a .. village/town/city/hospital/school/house/houses was/were/had_been shelled/bombed/burned/burnt/raided
  boat/ship/raft went_down/sank ... drowned
  refugees/people/children/passengers/sailors/men/villagers drowned
  blade/sword/knife/knives fight/fights/fought for/with/over/until ... blood/crown/death/cut
  fought/fight/fighting/fights with knives/blades/axes/guns/fists/broken_bottles
  chainsaw/axe/knife ran/chased/came after/at WHOM
  ran/chased/came after/at WHOM with HIS chainsaw/axe/knife/gun/machete
  heads will/would roll
  smash+/bash+/cave+/crush+/crack+/beat/bust .. HIS skull/head_in/face_in/brains/heads_in/head_open
  poke+/gouge+/scratch+/tore/claw+/peck+/put out HIS .. eye/eyes
  gouge+ .. HIS .. eye/eyes
  push+/shove+/throw/threw/thrown/kick+/fling/flung/hurl+/toss+ WHOM .. down/off/over/into/under/out_of/in_front_of/against/onto/to the .. stairs/steps/well/cliff/roof/bridge/tower/balcony/edge/window/bus/train/lorry/fire/oven/flames/volcano/lava/furnace/road/traffic/canal/sharks/crocodiles/wolves/lions/wall/ground/floor/tracks
  hold+/held/push+/force+ me/him/them/somebody/the_boy/the_girl/the_child/the_cat/the_dog/the_kitten .. under the water ... until/till/drown/breathe/stopped/moved/moving/so
  push+/force+/shove+ HIS .. head/face under/into the .. water/bath/toilet
  hold+/held HIS .. head/face under/underwater ... until he/she/it stopped/went/was/drowned
  hold+/held me/him/her/them/somebody down and hit/kicked/punched/beat
  drown+ me/him/them/each_other/somebody/himself/themselves END !in_kisses
  drown+ the/a/his/her .. kitten/kittens/puppy/puppies/cat/boy/girl/baby/man/witch
  had/have/has/were/was/would/all/could/might/will/nearly/almost drowned !out/by/in_laughter/in_blankets/in_noise/in_leaves/in_cushions/in_custard/in_gravy/in_syrup/in_cuddles/in_kisses/in_music/in_pancakes/in_a_pile
  would/could/might/will/to/must/nearly/almost drown and/./if/before/unless/there/because/like_a_stone
  sailor/sailors/crew/man/boy/girl/he/they/king/everyone/who/dog/she drowned !out/in_laughter/in_blankets/in_leaves/him_out/her_out/it_out/the/his/her
  set fire/light to WHOM
  set fire to HIS .. house/school/village/barn/church/hair/bed/town/castle/forest
  set WHOM on/a fire/light
  set the/his/her/their .. house/school/village/barn/church/castle/town/hair on/ablaze/alight fire/./and
  blow/blew/blown/blowing up the/a/his/their .. school/ship/castle/village/bank/building/train/bridge/boat/town/house/people/world/plane
  blow/blew/blown WHOM to/into .. bits/pieces/smithereens
  blow/blew/blown to/into .. bits/pieces/smithereens
  poison+ me/him/her/them/us/somebody/the_king/the_queen/the_dog/the_cat/the_prince/the_princess END
  poison+ the/his/her/their/a .. king/queen/soup/well/water/food/tea/wine/drink/porridge/milk/dog/cat/apple ... die/died/dead/kill/asleep_forever/to_get_rid
  put/puts/poured/slipped/mixed ... poison in/into
  poison in HIS .. soup/tea/food/wine/drink/porridge/milk/cup/water
  carve+/cut/cuts/slit/slits/slash+/slice+ .. HIS throat/throats/belly/stomach/chest/flesh
  slit/cut/slash+ .. throat/throats
  slash+/slice+/carve+ HIS .. face
  gut/gutted/skinned the/his/her/a .. cat/dog/rabbit/man/boy/girl/wolf/bear/kitten
  declare+ war on
  bomb+/bombing/shelled the/a/our/their .. village/city/town/school/country/hospital/houses/people/house
  (i/we/he/she/they/you) will/ll/ill/gonna/going_to/shall/want_to/wanted_to/could/should/would murder/strangle/skin/whip/stab/shoot/choke/butcher/hurt/crush/smash you/him/her/them/somebody/everyone/everybody/all_of_you/all_of_them/the_king/the_queen/the_princess/the_prince/the_witch/the_boy/the_girl/the_dog/the_cat/his_brother/her_sister/her_brother/his_sister !to_the/at/in_a/with_kisses/with_a_feather/to_it/to/on_the/by/feelings
  (i/we/he/she/they/you) will/ll/ill/gonna/going_to/shall/wanted_to/could/should/would beat you/him/her/them/somebody/everyone/everybody/all_of_you/all_of_them/the_king/the_queen/the_princess/the_prince/the_witch/the_boy/the_girl/the_dog/the_cat/his_brother/her_sister/her_brother/his_sister !to_the/at/in_a/with_kisses/with_a_feather/to_it/to/on_the/by/feelings
  (i/we/he/she/they/you) want_to/wants_to beat him/her/them/somebody/everyone/everybody/all_of_you/all_of_them/the_king/the_queen/the_princess/the_prince/the_witch/the_boy/the_girl/the_dog/the_cat/his_brother/her_sister/her_brother/his_sister !to_the/at/in_a/with_kisses/with_a_feather/to_it/to/on_the/by/feelings
  make/made you/him/her/them suffer/bleed
  hang+/hung/hanged WHOM from/by/at/until .. neck/dawn/dead/tree/gallows/beam/feet
  was/were/be/been hanged
  gallows/noose for/tree/around/round/at/in/and/./from/where
  hang him/them high
  pull+/tore/tear .. .. wings/legs/tail off .. fly/flies/butterfly/butterflies/spider/spiders/bug/bugs/insect/insects/beetle/beetles/bee/bees/frog/frogs
  pull+/tore/tear .. wings/legs off
  kick+/hurt/hurting/torment+/torture+/throw_stones_at/threw_stones_at/throwing_stones_at/stone+ the/a/his/her/their .. cat/cats/dog/dogs/puppy/kitten/kittens/hedgehog/frog/ducks/birds/donkey/horse .. for_fun/with/until/and_laughed/again/hard/because/just/so/across/till/to/.
  animal cruelty
  cruelty to animals
  gang/group/two/three/four/five/older/bigger .. .. boys/girls/bullies/men/kids/children/thugs ... beat/kicked/punched/hit/jumped_on/robbed him/her/them/somebody/me
  nobody/none/no_one/not_one .. survived/came_back_alive/got_out_alive
  was/were/all .. shot/hacked/stabbed/trampled/crushed/beaten/burned/starved dead/to_death
  shot/drop/dropped/fell/fall/lay/lying/strike/struck (down) dead
  left/leave/leaving WHOM for dead
  knocked/knock/knocks WHOM unconscious/senseless/out_cold
  knocked/knock/knocks out HIS teeth/tooth
  WHO SOON fought/fights/fight/fighting with fists/knives
  revenge ... kill/blood/pain/death
`;

/** Hurting oneself, and wishing not to live. */
export const selfHarm = `
  skip+ (every/all/his/her/their) supper/dinner/lunch/breakfast/meal/meals for/and ... thin/thinner/thinnest/loved/pretty/slim
  only the thin/thinnest/slimmest/skinny/skinniest ... loved/liked/chosen/pretty/wanted/beautiful
  wrote/write/left a farewell letter/note
  bridge/roof/railing/cliff/tower/ledge/balcony and/then .. let/threw/throw SELF fall/off/over/down
  on_to/onto/over the railing/ledge/parapet .. .. bridge/roof/balcony ... let SELF fall
  hit/hits/bang+/beat/slam+/knock+ HIS (own) head against/on the/a .. wall/floor/door/table ... hurt/fair/enough/stop/deserved
  head/neck through/into/in the/a .. loop/noose of the/a rope/cord/sheet/belt
  rope/noose/cord ... kick+/push+/knock+ (away) the/a/his/her/over .. stool/chair/ladder
  stepped/jumped/jump/step off the/a/his/her stool/chair/bucket/ladder .. .. rope/noose
  prettier/thinner/slimmer/lighter/lovelier/smaller if/when/once you/she/he/i .. stop/stopped/eat/ate/skip/skipped/not/never
  stop/stopped/stops eating .. .. from_then_on/water/mirror/mirrors
  only had/drank/took/allowed water ... thin/thinner/pretty/prettier/bones/mirror/beautiful
  from_then_on/so_now/now/and_so ... he only had/drank/took/swallowed water !with/and_a/from
  pushed/push/pushes/pushing the/his/her food away .. .. fat/fatter/thin/thinner/pretty/ugly
  press+/push+/dug/stuck the (sharp) point/tip of the .. into/in HIS (own) arm/arms/leg/legs/wrist/hand
  burn+/burnt .. .. .. on HIS (own) arm/arms/leg/legs/knee/skin/wrist/hand with .. lighter/match/cigarette/candle/iron
  how many .. .. pills/tablets/painkillers ... sleep/die/end/take
  hoped/hope/hoping that this/one time .. would/could/might not come/wake up
  stop/stopped/stopping eating so_that/because ... less/dislike/hate/nobody/disappear
  everyone/everybody/they .. have a nicer/better .. if he/she/i .. not/gone/never
  knife/razor/blade/scissors and made/make a .. line/lines/cut/cuts on HIS arm/arms/wrist/leg/legs
  not/hadnt/havent/hasnt eaten for .. .. days/weeks ... thin/thinner/pretty/skinny/beautiful
  suicide/suicides/suicidal/overdose/overdosed/overdosing/anorexia/anorexic/bulimia/bulimic/unalive/unalived/selfharm
  self harm/harms/harmed/harming
  press+/push+/dig/dug/stuck/jab+ .. scissors/knife/needle/pin/blade/glass/razor/compass .. into/in HIS (own) skin/arm/arms/leg/legs/wrist/thigh/hand
  hit/hits/hitting/slap+/punch+/scratch+ HIS own face/head/legs/arms/body
  if i jump/let_go/fall ... over/end/nobody/no_more/stop
  note/letter to/for ... ... railway/tracks/roof/pills/rope
  burn+/burnt SELF with/on a/the/his/her/matches/cigarettes/lighters/candles .. (match/matches/cigarette/cigarettes/lighter/iron/candle) to/because/so/again/until/when_nobody
  cut/cuts/cutting/slash+/slice+/scratch+ HIS own arm/arms/leg/legs/wrist/wrists/thigh/thighs/skin/body/belly/face !hair
  ready/wanted/want/wants/decided to end_it !with/there/by/quickly/well/nicely/happily/here/in/on
  stood/standing/climbed/sat .. on/over/at the .. railing/ledge/edge/parapet/roof/windowsill/bridge ... jump/die/end/let_go/nobody_would/no_one_would
  no/any point/reason/use in going/carrying on
  to end it !._/with/there/by/quickly/well/nicely/happily
  walked/waded into the .. sea/river/lake/water ... never/stones/pockets/drown/end/point
  stones in HIS pockets ... river/sea/lake/water/sank
  felt/feel/feels better/calm when/after he/she/i .. bled/cut/hurt/burned
  feel something/nothing ... cut/cuts/blade/burned/bled
  happier/better if/when i/he/she was/were gone/dead/not_there
  scratch+/carve+/cut/cuts/cutting/burn+ ... word/words/name/letters/lines/number .. into/in/on HIS (own) leg/legs/arm/arms/skin/thigh/thighs/wrist/belly
  starve+ SELF until/because/so/to
  decide/decided/going/ready/wanted/wants/want to die that/this/in/alone/tonight/soon/now/./and/so/because
  nothing mattered any_more/anymore ... die/live/end/jump/pills
  let_go/jumping/dying/die/end/stop/sleep/dead/gone_forever ... stop/end the/this/all hurting/pain !in_his/in_her
  how easy it would be to die/jump/let_go/stop_breathing/end
  nobody/no_one would .. notice/miss/care/mind ... gone forever/for_ever/for_good
  hold+/held/put/press+/took the/a .. razor/blade/knife/gun to/against HIS own wrist/throat/neck/arm/head/chest
  razor/blade/scissors/knife ... HIS (own) wrist/wrists/thigh/thighs/arm/arms ... until/because/again/hurt/sad/feel/bled/lines
  dug/digs/dig HIS nails into HIS .. arm/arms/skin/wrist until/because/./to
  harm+/kill+/hang/hanged/hanging/hung/starve+/drown+/stab+/poison+/shoot/shooting/punish+/slash+/strangle+ SELF !laughing/up/upside/with_laughter/over
  cut/cuts/cutting SELF !a/an/on/off/some/while/shaving/free/loose/short/in/another
  shot SELF !out/up/off/across/through/over/along/down/into/a
  want+/try/tried/trying/going/urge/wish+/need+/started/made/dare+ .. to/of hurt/hurting/burn/burning SELF
  hurt/hurts/hurting/burn+ SELF on_purpose/because/to/so_that/again_and_again/every
  hate/hates/hated SELF ... die/dead/disappear/hurt/gone/cut
  hit/hits/hitting/bang+/slam+/beat/beats/beating/bash+ HIS own head against/on/into the .. wall/floor/door
  bang+/slam+/bash+ HIS head against/on/into the .. wall/floor ... again/until/hurt/stop
  hit/hits/hitting/punch+/slap+/scratch+ SELF ... again/hard/bled/blood/bruise/bruises/until
  want+/wish+/wished/longed/rather/ready/prefer/preferred/decide/decided/planned/try/tried to die/end_it/end_it_all/stop_living/stop_existing/not_exist/be_dead/disappear_forever/be_gone_forever/not_be_alive
  want+/wish+ ... be dead
  wish+/wished .. was/were/had_been dead/never_born/not_alive
  wish+/wished .. had/could never/not .. born
  wish+/wished .. could just die
  want+/wish+/hope+ ... not/never wake_up/waking_up
  sleep and never wake/wake_up/waking
  better off dead
  better_off/happier without me/him 
  better_off/happier if/when i/he/she .. gone/dead/died/disappeared/not_here/not_there/never
  dont/doesnt/didnt/not/no_longer/never want/wants/wanted to live !in/with/at/on/there/by/next/near/here/alone/under/anywhere/like/inside/among/over
  dont/doesnt/didnt/not/no_longer want/wants/wanted to exist/be_alive
  dont/doesnt/didnt/not/no_longer want/wants/wanted to be here any_more/anymore
  no/any/without_a reason/point to/in/of live/living/being_alive !in/with/at/on/there
  no reason to go on
  nobody/no_one/none_of_them would .. miss/care/cry/mind ... if/when i/he/she/me/him/somebody .. dead/died/gone/disappeared/jumped/not_there/never_woke
  end/ended/ending/take/took/taking/taken HIS own life/lives
  end/ended/ending HIS life
  end/ended/ending it all
  life is/was/seemed not/no/hardly worth living
  life isnt/wasnt worth living/it
  jump+/leap+/leapt/step+/throw/threw/fling/flung .. off/from/under/out_of/in_front_of the/a .. bridge/building/balcony/tower/cliff/train/bus/lorry/truck/roof/window/tracks ... die/end/over/dead/forever/pain/nobody/not_hurt/no_more
  thought/thinks/thinking/think/dreamed/dreamt about/of jumping/throwing/stepping .. off/under/from/in_front_of/out_of .. bridge/building/balcony/cliff/train/bus/roof/tower/car/window/lorry
  want/wanted/wants/going/decided/ready to jump off/from/under/in_front_of the/a .. building/balcony/cliff/train/bus/car
  throw/threw/fling/flung/hurl+ SELF off/from/under/out_of/in_front_of .. .. bridge/building/balcony/cliff/train/bus/roof/tower/car/lorry/window/tracks
  cut/cuts/cutting/slit/slits/slash+/slice+/scratch+/burn+/burnt/carve+ .. on/into/in/across/open/at HIS own wrist/wrists/arm/arms/thigh/thighs/skin/leg/legs
  cut/cuts/cutting/slit/slits/slash+/slice+/carve+/razor/blade .. .. HIS (own) wrist/wrists/thigh/thighs/skin
  lines/cuts/scars/words on/into/up/along HIS (own) .. arm/arms/wrist/wrists/thigh/thighs/legs .. razor/blade/knife/scissors/sleeves/hid/hidden/herself/himself/she_had_made/he_had_made
  cut/cuts/cutting/carve+/slice+ lines/words/marks into/on/in HIS (own) arm/arms/leg/legs/skin/wrist/wrists/thigh/thighs
  swallow+/take/took/takes/taken/ate/eat/gulp+/emptied .. all/too_many/handful/whole/every/bottle ... pills/tablets/painkillers
  swallow+ the/his/her/my/mums/dads/all_the/some .. pills/tablets/painkillers ... sleep/die/forever/one_after/end
  make/made/makes/making SELF vomit/throw_up
  make/made/makes/making SELF sick after/so/because/to/every/in_the_bathroom/in_the_toilet
  stop/stopped/stops/refuse+ eating/to_eat ... thin/thinner/fat/skinny/slim/disappear/weight/smaller/pretty/beautiful/light
  too/so fat to/that ... eat/eating/breakfast/supper/meal/meals/food
  skip+ ... meals/breakfast/lunch/supper ... thin/thinner/skinny/slim/fat/weight
  tie/tied/tying/put/puts/putting rope/noose/belt (tight/tightly) around/round HIS (own) neck/throat
  rope/noose/cord/belt ... tied/put/looped it/one_end around/round HIS (own) neck/throat
  tie/tied/tying/put/puts/putting/pull+/wound/wrap+/looped a/the/that/his/her .. rope/scarf/cord/belt/bag/noose/string .. around/round/over HIS (own) neck/head/throat ... choke/breath/breathe/breathing/die/jump/jumped/chair/stool/kicked/blue/dead/until/stepped
  plastic/carrier bag over HIS (own) head/face
  drink+/drank/drunk/sip+/swallow+ .. .. bleach/detergent/petrol/gasoline/antifreeze/weedkiller/turpentine/drain_cleaner/poison
  drink+/drank/drunk/sip+/swallow+/tasted .. .. cleaning fluid/liquid/stuff
  fork/knife/finger/fingers/nail/pin/screwdriver/scissors/key .. .. into/in the .. socket/outlet
  the pain would/will (finally) stop/end if/when/once
  say/said/saying/wrote/write/written/left a/one/my/his/her/the .. goodbye/last letter/note ... die/jump/end/forever/living/live/pills
`;

/** What is done to a child, or at home, by somebody who should not. */
export const abuse = `
  special/our/secret/little secret ... never/must_not/mustnt/not ... find_out/know/hear
  stranger/man ... in the/his car/van ... mummy/mum/mommy/mother/tell/secret
  mum/mummy/mom/mommy/dad/daddy/mother/father/parents must never/not (ever) find_out/know/hear_of_it
  take/took/pulled/undid (off/out) HIS belt (off/out) .. .. .. .. could_not_sit/couldnt_sit/not_sit/sit_down/cry/cried/deserved/welts/sore
  could not/couldnt/never sit/sit_down for two/three/a/some/several .. days/week/weeks
  a (good/hard/sharp/proper/sound) slap/smack/hiding/thrashing/beating/spanking/clip across/round/from/on/taught/soon/would/to_teach
  slap/smack/clip across/round the face/ear/head/legs
  come with me (on_your_own/alone) and/but/if .. tell/dont_tell/not_tell nobody/no_one/anybody/anyone/mum/your
  if you come with me .. .. .. tell/told nobody/no_one/anybody/anyone
  threw/throw/throws/pushed/shoved/slammed/hurled mum/mummy/dad/mother/her/him against the/a .. wall/cupboard/door/table/fridge/stove/floor
  hid/hiding/hide under/in/behind the bed/stairs/wardrobe/cupboard as usual/always/again_until
  came/come/comes home shouting/drunk/roaring/raging and
  stranger/man .. .. had/has/keeps/kept .. puppies/puppy/kittens/kitten/sweets/candy/toys/lollies in/inside HIS van/car/house/cellar/lorry
  got/get/gets/climbed/climb/hopped/went in/into/inside/along/with_him/off without telling anybody/anyone/mum/mummy/mom/mommy/dad/daddy/her_mother/his_mother
  our (special/little/own/very_own) secret/game/secrets ... mustnt/must_not/never/not/cant/wont/dont ever/tell (tell) your mum/mummy/mom/mommy/dad/daddy/mother/father/parents/anyone/anybody
  you must/mustnt/must_not never/ever tell (your) mum/mummy/mom/mommy/dad/daddy/mother/parents
  man/stranger/uncle/coach/lodger/neighbour (somebody) ... stroke+/rub+/squeezed/fondle+ HIS (bare) knee/thigh/leg/thighs/legs
  if you ... i/dad/daddy/father/he/we (will/shall/going_to) take/get/fetch/undo (off/out) my/the/his belt/cane/slipper/strap
  stepfather/stepdad/uncle/man/lodger came/comes into HIS room and got/climbed/lay .. .. bed
  man .. .. van ... puppies/puppy/kittens/sweets/candy
  take off your pyjamas/clothes/pants/knickers/dress .. dont/and_dont/do_not tell
  our (special/little/secret) game/secret ... never/not/dont/must_not tell (your) mum/mummy/mom/mommy/dad/daddy/anyone/anybody
  you must never tell (your) mum/mummy/mom/mommy/dad/daddy
  come/get/climb/hop in/into/inside my car/van ... puppies/puppy/kitten/kittens/sweets/candy/toys
  ask+/told/made/make WHOM .. take off HIS clothes/things/dress/shirt/trousers ... photo/photos/photograph/photographs/pictures/camera
  ask+/told/made/make the .. children/child/boys/girls/boy/girl to take off HIS clothes/things/dress/shirt/trousers
  made/make WHOM sit on HIS knee/lap and would/did not let/stop
  lock+/shut WHOM in/inside the/a .. hole/cellar/hut/coalhole/cupboard/pantry/stable/barn/tower for two/three/four/five/several/many/days/a_day/a_night/the_night
  father/dad/daddy/uncle/stepfather/mother/mum took/undid/pulled off/out HIS belt and/./,
  show+/showed WHOM what .. in/under/inside HIS trousers/pants/shorts/coat
  told/tell/tells/made/make/asked/ask WHOM to lift/pull_up/raise/unbutton HIS shirt/skirt/dress/top/blouse/nightie
  drag+/pull+/push+/force+ me/him/her/them/us/somebody to/into the/a/his car/van/lorry !and_off/for/to_go
  hurt/kill your/her/his/their mum/mummy/mom/mommy/mother/dad/daddy/father/brother/sister/family/dog/cat
  uncle/man/stepfather/stepdad/lodger/teacher/coach (somebody) got/climbed/crept/slid/came into her bed
  laughed/laugh/laughs/laughing at the fat boy/girl/child/kid/woman
  took/takes/take/pulled off HIS trousers/pants/underpants/clothes and told/made/asked/showed
  took/takes/take/pulled off each_other clothes
  abuse/abused/abuses/abuser/abusers/abusive/abusing/molest/molests/molested/molester/molesting/paedophile/paedophiles/pedophile/pedophiles/paedo/pedo/incest/kidnap/kidnaps/kidnapped/kidnapper/kidnappers/kidnapping/abduct/abducted/abduction/hostage/hostages
  domestic violence
  pinch+/held/hold HIS .. nose/mouth ... until/till ... blue/limp/breathe/breathing/kicking
  twist+/bent/bend HIS arm/wrist/fingers ... until/till/snapped/snap/broke/behind_his_back_until
  told/tell/ordered/made/asked WHOM .. to take off everything/all/your_clothes/her_clothes/his_clothes
  kept/keep/held WHOM in a/the cage/cellar/basement/cupboard/box/kennel/pit/dungeon !to_keep_warm
  lured/lure/enticed WHOM .. into/away/inside ... house/car/van/cellar/woods/forest ... sweets/candy/shut/locked/never
  lured/enticed WHOM .. into/inside HIS house/car/van/cellar with
  too fat/ugly/stupid/bad/dirty to be loved/wanted/kept/hugged
  make/makes/made/making me/him/her/them/us/somebody/the_boy/the_girl/the_child/the_children undress/strip/take_everything_off
  touch+/stroke+/felt/feel/feels .. under HIS skirt/nightie/nightdress/nightgown/dress/shirt/knickers/underpants/pyjamas/blouse
  kiss+ WHOM on the mouth/lips ... secret/tell/quiet/nobody
  grab+/drag+/pull+/yank+/haul+/lift+ WHOM .. by HIS hair/throat/neck/ears
  threw/throw/pour+/tip+/splash+ (the/a/some) boiling/scalding/burning water/oil/soup/tea/coffee/pot .. at/over/on/onto WHOM
  wet/wets the bed ... afraid/father/beat/hit/belt
  show+/showed/sent/send WHOM .. dirty/rude/nasty/naked/sexy pictures/photos/films/videos/magazines
  held/hold/holds/press+/push+/forced HIS (hand/hands/face/head/arm/fingers) against/on/onto/in/into/over the (hot) stove/iron/fire/flame/hob/cooker/boiling/steam !to_warm
  held/hold/holds/press+/push+/forced HIS (somebody) face/head against/on/onto the (hot) radiator/wall/floor !to_see/and_looked/to_look/to_hear/and_listened
  take/took/takes/taking off HIS clothes/pants/knickers/underwear/pyjamas or/now/slowly/all_of_them/for_me/said_the_man/for_the_camera
  film+/watch+/photograph+/spy/spied/spying/stared/peeped (at/on) me/him/her/them/the_girl/the_boy/the_girls/the_boys/somebody .. in/through/while the/she/he/they .. shower/bath/keyhole/undressed/undressing/changing/bathroom/toilet
  gagged/gag/tied_up/blindfolded and/in gagged/blindfolded/tied_up/the_boot/the_trunk/the_cellar/the_basement
  eat/ate/lick/licked/drink dirt/mud/it_off_the_floor/from_the_dog_bowl/soap ... made/forced/kicked/laughed/hit
  made/make/forced me/him/her/them/somebody .. eat/lick/drink/swallow dirt/mud/soap/worms/his_own/her_own/it_off_the_floor/from_the_bowl/from_the_toilet
  violence at home
  give you something to cry about
  smack+/slap+/spank+ WHOM .. .. on/across/round the/his/her .. legs/leg/bottom/hand/hands/bare_legs !playfully/kindly
  pin/pinned/held/hold/holding him/her/them/me/somebody/his/her/their .. arms/down/wrists/still .. .. cried/begged/scream/screamed/struggled/would_not_let/so_that_he/could_not
  pin/pinned .. arms/wrists ... cried/begged/screamed/struggled/let_her_go/let_him_go/get_away
  pull+/took/take/unzip/unzips/unzipped (down/off/open) HIS trousers/pants/shorts/zip/fly/knickers/underpants ... in_front_of/told/showed/look/watch/girls/boys/children/camera
  put/puts/slid/slides/push+ HIS finger/fingers/hand ... knickers/underpants/pants/inside_her/inside_him/between_her/between_his
  chain+ WHOM to/up
  tied/tie/ties/tying WHOM to the/a .. tracks/bed/radiator/railway/chair_and/pipe
  spat/spit/spits/spitting in HIS face/eye/hair
  threw/throws/throw/hurled/smashed a .. plate/bottle/chair/pan/cup/glass at WHOM
  left/leave/leaving WHOM .. for the wolves/wolf/crows/lions/bears/vultures
  sat/sit/sits WHOM on HIS lap ... rubbed/touched/hand/under/secret/skirt
  licked HIS lips ... bottom/body/girl/breasts/legs
  looked/stared/staring/stares at HIS .. bottom/breasts/body/chest ... licked/wanted/smiled_to_himself/bare
  nothing/not_anything/not_wearing_anything (on) under/underneath HIS coat/dress/robe/skirt
  violent dad/daddy/father/mum/mother/uncle/man/stepfather/stepdad/husband/home/family/boyfriend
  child/human trafficking/traffickers/soldiers
  WHO SOON beat/beats/beating/beaten/whip+/thrash+/cane/caned/spank+/flog+/belt/belted WHOM with/until/till/every/again/because/black/hard/harder/badly/whenever/.
  WHO SOON spank+/flog+/thrash+ WHOM
  beaten/beat/beats/beating WHOM up
  beaten/beat/beats/beating up WHOM
  beaten/beat up by/and/.
  beaten/beat/beats/beating .. senseless/unconscious/black_and_blue/to_a_pulp
  hit/hits/hitting/beat/beats/beating/whip+/struck/strike/thrash+/hurt WHOM .. .. with a/the/his/her/their .. belt/stick/cane/whip/ruler/strap/hammer/brick/bat/rod/broom/bottle/chain/shoe/slipper/fist/fists/poker/pan/stone/rock/club/pole/spoon/hairbrush/crowbar/spade/shovel/branch/cable/hanger
  hits/hit/smacks/smacked/slaps/slapped/beats/hurts/hurt/punches/punched/kicks/kicked me/him/her/them/us every_day/every_night/every_time/whenever/at_home/all_the_time/when_nobody/when_no_one/again_and_again/when_he/when_she/if_i/if_he/if_she/because
  WHO SOON lock+/shut/shuts/chain+/tied/tie/ties me/him/her/them/us/somebody .. in/inside/into/to the/a/his/her/my/their .. cupboard/closet/cellar/basement/shed/attic/wardrobe/cage/boot/trunk/room/bedroom/bathroom/garage/box/dark/radiator/bed/pole/car/toilet ... all_night/all_day/for_hours/for_days/until/as_a_punishment/because/every/no_food/no_supper/whenever/overnight/alone/and_left/and_went/would_not/in_the_dark/nobody/without
  WHO SOON lock+/shut WHOM in/inside the/a .. cellar/basement/cupboard/shed/dark/closet/cage ... day/days/night/nights/week/hours/nothing_to_eat
  lock+/shut/chain+ the/a/his/her .. boy/girl/child/children/baby/puppy/kitten/dog/son/daughter .. in/inside/into/to the/a .. cupboard/closet/cellar/basement/cage/boot/trunk/radiator/dark/wardrobe/attic
  locks/locked me/us in/inside the/a .. cupboard/closet/cellar/basement/shed/dark/cage/attic/wardrobe/boot
  without/no/any/nor food/water/supper/dinner/drink/anything_to_eat for two/three/four/five/several/many/days/weeks/a_week
  left/leave/leaves/leaving WHOM ... alone/hungry ... for two/three/four/five/several/many/days/weeks
  left/leave/leaves/leaving WHOM .. .. to freeze/starve/die/drown
  neglected/starved/unwanted child/children/boy/girl/baby/kids
  not fed for/since/any_more
  isnt/wasnt/arent fed
  no food at home
  nothing to eat at home
  touch+/stroke+/grope+/fondle+/rub+/tickle+ me/him/her/them/us/somebody/the_boy/the_girl/the_child .. .. there/down_there/down_below/privates/inappropriately/between_the_legs/between_her/between_his/between_my/where_nobody/where_no_one/where_she_should/where_he_should/in_secret/in_a_bad/in_a_wrong/in_a_dirty/in_a_secret/in_ways !is/was/were
  touch+/grope+/fondle+/stroke+ her/his/my/the_boys/the_girls/somebody (little) privates/private_part/private_place/thigh/thighs/bottom/breasts/crotch
  grope+/fondle+ WHOM
  hand/hands/fingers .. under/up/inside/down HIS nightie/nightdress/nightgown/skirt/dress/knickers/underpants/pants/shorts/trousers/blouse
  under HIS nightie/nightdress/nightgown/skirt/knickers/underpants ... touched/secret
  touched me !on/with/gently/like/and_said/lightly/too
  inappropriate/inappropriately touch+
  touch+ .. inappropriately
  bad touch/touching
  private parts
  take/took/takes/taking/pull+ .. off (all) HIS .. pyjamas/pajamas/nightie/nightdress/nightgown/clothes/pants/knickers/underpants/underwear/trousers/shirt/dress/skirt ... secret/touch/touched/photo/photos/pictures/camera/film/watched/stared/kissed/on_top
  made/make/makes/told/asked/forced/ordered me/him/her/them/somebody .. take_off/undress/strip ... secret/photo/photos/pictures/camera/watched/watch/touched/touch/underwear/pants/knickers
  asked/made/forced me/him/her/them/somebody to undress/strip
  secret/tell/tells ... touch/touched/touching/undress/undressed/naked/clothes_off/hurt_your/hurt_you/hurt_her/hurt_him/kill/kissed_her/kissed_him/kissed_me
  touch+/kiss+/tickle+ ... never/not/dont/must_not tell mum/mummy/mom/mommy/dad/anyone/anybody/your_mother/your_parents/a_soul
  dont/never/not tell ... or i/he/she/ill/hed/shed/something .. hurt/kill/hit/beat/punish/bad/terrible
  tell/tells ... i/he/she/we will/ll/would hurt/kill/hit/beat/punish you/your/him/her/them
  afraid/scared/frightened/terrified to/of go/going home
  afraid/scared/frightened/terrified of my/his/her/our/the/their .. father/dad/daddy/mother/mum/mummy/stepfather/stepdad/stepmother/uncle/boyfriend/coach/babysitter/husband/teacher/cousin/brother/neighbour/grandpa/grandad/grandfather/nanny !snoring/singing/cooking/driving/snores/hat/beard/trumpet/sneeze/sneezes/jokes/dancing/car/motorbike/lawnmower/big/shed/dog/cat/old/drums
  afraid/scared/frightened/terrified of dad/daddy/mum/mummy/mother/father/uncle/stepdad/stepmum !snoring/singing/cooking/driving/hat
  WHO SOON threaten+/bully/bullied/bullies/bullying/torment+/humiliate+/choke+/strangle+/suffocate+/smother+/spat_at/spit_at WHOM END !with_kisses/in_kisses/with_jam
  you are/youre (so/just/such/all) worthless/unlovable/a_waste_of_space/good_for_nothing/nothing_but_a_mistake/a_burden
  you so/just worthless/unlovable
  called me/him/her/them/somebody .. worthless/useless/ugly/fat/stupid/retarded/a_mistake
  nobody/no_one/none_of_us .. loves/loved/wants/wanted/likes/liked you !to/for
  never wanted you to .. born/exist/live/be_here/come_home
  never loved/wanted you !to/cold/wet/hungry/sad/lonely/hurt/lost/ill
  i/we wish .. you had/d/were never/not .. born
  get/got/getting/climb+/jumped/hopped in/into the/a/his .. stranger/strangers/strange/unknown/unmarked .. car/van
  stranger/man/somebody/someone/lady/driver ... offered/offers/gave/promised/had ... sweets/candy/puppy/kittens/ice_cream/chocolate/toys/lollipops ... his_car/his_van/the_van/the_car/her_car
  came/comes/climbed/crept/got/crawled/slipped into HIS bed/room at_night/every_night/and_touched/and_put/and_lay_on/when_mum/when_everyone/when_nobody/while_mum
  drunk and hit/hits/beat/beats/hurt/shouted/screamed/threw/angry
  like/as a dog/slave chained/tied/on_a_chain
  burn+/burnt WHOM with a/the/his/her .. cigarette/iron/match/lighter/cigar/poker
  hold+/held HIS hand/fingers/arm on/in/over/against the .. stove/flame/fire/cooker/boiling/hot
  bruise/bruises ... where .. hit/hits/beat/beats/grabbed/grabs/kicked/hurt
  hid/hide/hides/hiding/covered HIS bruises/bruise/black_eye ... from/so/school/teacher/nobody/sleeve/sleeves
  sold/sell/sells/selling WHOM ... for_money/to_strangers/to_men/to_a_man/to_a_stranger/as_a_slave
`;

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

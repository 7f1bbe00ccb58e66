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

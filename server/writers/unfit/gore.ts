/** The end of a life. It may be said where the family asked for it. */
export const death = `
  corpse/corpses/funeral/funerals/coffin/coffins/deadly/died/dies/dying/dead/deaths/death
  will/would/to/might/could/may/must/shall/should/not/nearly/almost/you/i/we/they/going_to/gonna/did/let_him/let_her/let_them/all/everyone/people/never/somebody/who die !down/away/out/cast/of/laughing/for
  will/would/might/could/must/to die of hunger/cold/thirst/a/the/poison/fever/sadness/grief
`;

/** Blood, and what should be inside. */
export const gore = `
  HIS arm/leg/hand/foot/finger/ear/head/nose came/tore/fell/was_torn off (at/by) ... bone/blood/red/scream/elbow/shoulder/knee
  bone/bones stuck/poked/stood out of/through/from
  tore/ripped/cut/slit/sliced (open) the/his/her/its belly/stomach/throat (open) of/and
  HIS (warm/hot/steaming) insides/guts/bowels/entrails slid/slipped/fell/poured/spilled/steamed
  what was left of the/his/her/their uncle/man/woman/boy/girl/body/aunt/father/mother/king/knight/cook
  flies crawling/crawled/buzzing/coming .. .. out_of/in/over/from .. HIS mouth/eyes/nose/face
  red puddles/puddle/pool/pools ... floor/stones/snow/finger/fingers/ear
  lay three/two/four/five/some fingers/ears/toes/hands/heads and/on/in/.
  peck+/pick+/tore/pluck+/ate/eating .. HIS eyes/eye/eyeballs out/from/off
  peck+/pick+/pluck+ (out) the/his/her/its/their eyes/eye/eyeballs out/of/from
  skull/bone/bones/corpse/body/carcass/head ... bits/scraps/strips/pieces/shreds/lumps of .. meat/flesh/skin/hair
  bits/scraps/strips/pieces/shreds/lumps of .. flesh/skin .. hanging/hung/dangling/stuck/clinging
  HIS insides/guts lay/hung/were/lying on/in/over/across
  eyes/eye ... holes/hole ... dripped/dripping/bled/red
  sticky and red ... finger/ear/hand/eye/toe
  wiped it/the_knife/the_blade/the_sword on the .. grass/snow/cloth/straw .. red
  bloody/bloodied/bloodstained/gory/gore/entrails/intestines/carcass/carcasses/disfigured/decapitated/amputated/amputate/gangrene/festering
  blood ... everywhere/poured/pool/pools/dripping/dripped/drips/gushed/gushing/spurted/spurting/sprayed/splattered/smeared/soaked/walls/floor/puddle/trail/knife/sword/hands/mouth/face/axe/teeth/lips/chin/throat/drank/drink/drinking/sucked/ran/running/river
  pool/pools/puddle/trail/rivers/river/covered/soaked/smeared/dripping/drenched/full/splattered/spurt/stained/drink/drinking/drank/suck/sucked/smell/smelled/taste/tasted/thirsty/thirst/red ... of/in/with/for/their/his/her/the blood
  flesh .. rotting/rotted/torn/rot/hung/hanging/off/burning/burned/from_his/from_her/eating
  rotting/torn/raw/burning/burned/rotten flesh/corpse/body/bodies
  human flesh/corpse/corpses/bodies
  bone/bones ... stuck/sticking/poked/poking/broke/came/crunched/snapped .. out/through .. skin/flesh/leg/arm
  eye/eyes/eyeball/eyeballs ... hung/hanging/popped/fell/rolled/dangled/dangling .. out/from .. socket/sockets/head/heads
  eye/eyeball/eyeballs .. out of HIS socket/head/sockets ... hung/dangled/rolled
  brain/brains ... splattered/spilled/spilt/spattered/oozed/leaked/all_over
  guts/insides/innards ... fell/spilled/spilt/poured/slid/splattered/hanging/hung/ripped ... out/over/from/across
  pull+/ripped/tore/cut out HIS guts/insides/heart/liver/organs/brains
  pull+/ripped/tore/cut ... guts/insides/innards/heart/liver/organs out
  splattered/spattered .. with/across/over/on .. .. brains/blood/gore/guts
  skull .. cracked/split/open/crushed/smashed/caved
  cracked/split/crushed/smashed HIS skull
  stomach/belly ... split/cut/sliced/ripped/burst open ... fell/spilled/guts/inside/out
  severed/chopped_off/torn_off/cut_off head/heads/arm/arms/hand/hands/leg/legs/finger/fingers/foot/feet/limb/limbs/ear/tongue
  human/dead/babys/childs head/heads/arm/hand/leg/finger/fingers/skin/bones/foot/skull
  pile/heap/piles of .. bodies/corpses/skulls/limbs/heads
  eyes/flesh/wound/wounds/mouth/body ... maggots
  maggots ... eyes/flesh/wound/mouth/body
  vomit+/spat/spit/coughed .. .. blood
  open/gaping/deep/oozing/bullet/stab/knife/gun/bleeding wound/wounds
`;

/** A drop of it may be said where a knee, a tooth or a doctor was asked for. */
export const blood = `
  blood/bleed/bleeds/bled/bleeding
`;

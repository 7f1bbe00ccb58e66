/** What is for grown-ups, and what they call it. */
export const sex = `
  opened/open/opens HIS cloak/coat/robe/dressing_gown .. .. .. ... nothing/naked/showed/bare
  underneath/under_it/beneath he wore/had/was nothing/naked/not_a_stitch
  upstairs with any/every/each/a_different/the .. sailor/sailors/man/men/customer/guest/guests .. and let/for
  do whatever/what/anything he/they/you wanted/liked/pleased with her/his/their body
  lovers/couple/husband/wife/two_of_them ... bed/mattress banged/creaked/shook/rocked
  were at it again/so/like/all_night/behind
  bed banged/creaked/knocked against the wall
  she (had) slid/slides/slipped/slips/pushed/pushes/moved/put/puts HIS hand/hands/fingers .. into/inside/down/in his trousers/pants/jeans/shorts/underpants !leg/pocket
  he (had) slid/slides/slipped/slips/pushed/pushes/moved/put/puts HIS hand/hands/fingers .. into/inside/down/in/up/under her trousers/pants/jeans/shorts/knickers/blouse/bra/dress/skirt/shirt !leg/pocket
  dress/shirt/robe/nightdress/clothes fall/fell to the floor ... down_onto/onto_the_bed/to_the_bed/kissed/naked
  cleavage/sex/sexy/sexual/sexually/porn/porno/pornography/pornographic/nude/nudes/nudity/erotic/erotica/orgasm/orgasms/orgy/orgies/fetish/fetishes/masturbate+/masturbation/penis/penises/vagina/vaginas/vulva/clitoris/testicles/scrotum/genitals/genitalia/boobs/boobies/titties/tits/blowjob/blowjobs/handjob/dildo/condom/condoms/stripper/strippers/striptease/prostitute/prostitutes/prostitution/brothel/hooker/hookers/horny/erection/ejaculate+/semen/cumming/intercourse/foreplay/seduce+/seductive/seductively/lust/lustful/lusty/naked/nakedness/topless/lingerie/thong/hentai/milf/bdsm/bondage/sexting/onlyfans/playboy/nipple/nipples/lapdance/threesome/upskirt/virgin/virginity
  make/made/making love
  he unbuttoned/unzipped/unhooked/undid her blouse/shirt/dress/skirt/bra/trousers
  she unbuttoned/unzipped/undid his shirt/trousers/belt/fly
  undressed/undress/naked and slept/sleep/lay/lie/went_to_bed/got_into_bed together/with_him/with_her
  grab+/grope+/squeeze+/fondle+ HIS crotch/breast/breasts/bottom/bum/ass/butt/balls/privates
  stare+/look+/gaze+/leer+ .. at/down HIS cleavage/breasts/bosom/crotch
  dirty pictures/magazines/movies/films/videos
  peep show
  made/making out .. in_bed/naked/passionately
  undress+ slowly/for_him/for_her/in_front_of/while_he/while_she
  kiss+ ... tongues/their_tongues/with_tongues
  rolled/rolling/tumbled/fell on/onto/into the bed ... kiss/kissing/kissed/naked/passion/passionately
  make/made/making out with
  slept with WHOM ... lover/wife/husband/affair/money/naked/kiss/once
  bare/large/big/firm/full/soft/her breast/breasts
  breast/breasts heaving/heaved/pressed/bounced/swelled
  kiss+ .. passionately/hungrily/with_tongue
  kiss+ ... neck .. .. moan/moaned/thighs/bed/undressed
  moan+ ... pleasure/naked/bed/thrust/lips/body
  thrust/thrusting/thrusts inside/into him/her/his/body
  hands/hand slid/slipped/moved/ran .. .. thigh/thighs/breast/breasts/blouse/bra/skirt
  take/took/takes/taking/tore/stripped off (all) HIS clothes/bra/dress/shirt/underwear/panties ... bed/kiss/kissed/body/stood_before/lay/naked/watched/him/moaned/slowly
  naked/undressed/bare body/bodies/woman/women/man/men/girl/boy
  had/have/having an affair
  suck/sucked/stroke/stroked HIS cock/dick
  hard/his/her/my cock/dick .. in/into/hard/inside/out
  g/j string
  hot girls/women/chicks
  send/sent/sending/show/showed/want/take/took (a/me/some/him/her) nude/naked/sexy/rude photo/photos/pictures/picture/selfie
`;

/** What nobody should take at bedtime, or at all. */
export const drugs = `
  the/some/his/her strong stuff !glue
  poured/pour/gave ... of the strong stuff/drink/kind
  everything/room/world spun/was_spinning/swam in/so_that/and ... jolly/merry/funny/happy/giggle/laughed
  rolled/roll/rolling the/some/his/her .. leaf/leaves/herbs/grass in/into/up paper/a_paper
  lit the/its/one end and ... puff/smoke/breathed/passed/drew
  take/took/have/had/swallow/swallowed/give/gave ... mummys/mums/dads/daddys/grandmas/grandpas/somebodys .. (little/blue) tablets/pills/sleeping
  sleeping tablets/pills/tablet/pill
  needle/syringe into/in the crook/bend/vein/inside of HIS arm/elbow
  roll+ SELF a .. joint/spliff/cigarette/smoke
  take/have/try/swallow/eat one/some/two/all/a_few of these/those/my/the .. pills/tablets ... bright/fun/happy/fly/dance/funny/float/good/better_than/forget/colours
  pills/tablets ... make/made/makes everything/everybody/everyone/you/the_world/him/her/it/them .. bright/fun/happy/funny/dance/float/fly/wonderful/beautiful/silly
  gave/give/gives/giving/fed/poured/pour/pours/got/let WHOM (have/drink) (so_much/some/too_much/more/a_drop_of/a_sip_of/a_little/plenty_of/lots_of/his_first/her_first/the) rum/grog/ale/mead/gin/spirits/cider/scotch
  rum/grog/ale/mead/gin/cider/punch ... fell/fall/falling over/down/off/asleep_on_the_floor !the/a/into
  sniff+/inhale+/breathe+/licked/suck+ (up) the/some/a/all/his/her .. powder .. off/up/from !the_floor_and_sneezed
  drug/drugs/drugged/drugging/cocaine/heroin/meth/methamphetamine/marijuana/cannabis/hashish/opium/morphine/fentanyl/ketamine/lsd/mdma/amphetamine/amphetamines/steroids/vape/vapes/vaped/vaping/cigarette/cigarettes/ciggy/cigar/cigars/nicotine/spliff/spliffs/stoner/junkie/junkies/alcohol/alcoholic/alcoholics/booze/boozy/whisky/whiskey/vodka/tequila/brandy/gin/beer/beers/wine/wines/champagne/prosecco/sherry/lager/vermouth/bourbon/absinthe/liquor/liquors/drunk/drunken/drunkard/drunks/drunkenly/tipsy/hungover/hangover/sangria/mojito/margarita/martini/boozing/narcotics/narcotic/opioid/opioids/shrooms
  magic mushrooms
  white powder into/in lines/a_line
  smoke this ... soft/funny/dream/float/happy
  these/those/this .. pill/pills ... dance/fly/happy/all_night/feel
  smoke+ (a/some/his/her/the/more) weed/joint/joints/pot/crack/grass/hash/pipe_of_weed/tobacco/dope
  roll+/light/lit/pass/passed a joint
  high on/from weed/pot/something/drugs/mushrooms/glue/pills
  get/got/getting/gets so/really/very/all high/stoned/wasted .. on/and/together/every !up
  get/got/getting stoned/wasted/sloshed/plastered/hammered
  sniff+/snort+/huff+ (some/lines_of/a_line_of) glue/petrol/paint/powder/coke/white
  snort+ .. powder/lines/line
  white powder ... nose/sniffed/snorted
  inject+/shoot+/shot .. .. into HIS arm/vein/veins
  needle into/in HIS arm/vein/veins
  bottle/bottles/glass/mug/pint/pints/jug/barrel/swig/cup/tot/flask/shot/shots of .. rum/ale/gin/spirits/scotch/stout/grog/mead
  drink+/drank/drunk .. .. rum/ale/grog/scotch/spirits/mead
  happy/little/blue/pink/strange/special pill/pills ... feel/float/high/fly/dream/colours
  drug dealer/dealers
  drank/drink/drinking until/till he/she/they/we .. passed/blacked/fell/sick/legless/could_not/couldnt
  high as a kite
  smoke+/rolled/lit a/the/his/her/another (fat/big/little) joint
  stoned on/from weed/pot/the/some
  injected/injects/injecting SELF
  sold/sell/sells/selling pills/powder/weed/tablets/stuff .. at/to/in/behind/outside
  smoke+ HIS bong
  powder/smoke/leaf/leaves/mushroom/mushrooms ... makes/make/made you/me/him/her/them/everybody high/fly/strong_and_happy/see_things/forget_everything
  ecstasy pill/pills/tablet/tablets
  special/magic brownies/cookies/cakes ... high/giggly_and_strange/float/floating/weed
  brownies/mushrooms/sweets ... made .. high
  made/make/makes everybody/everyone/him/her/them/us high
  passed/pass out ... drink/drunk/bottle/wine/beers
  deal/sold/sell/sells/selling/buy/bought .. weed/crack/pills/ecstasy
  energy drink/drinks
  speed/acid/crack/coke ... snorted/injected/high/dealer/addict/addicted/trip/tripping/line_of
`;

/** Weapons of today wherever they are; those of old tales when they are used on somebody. */
export const weapons = `
  pushed/stuck/slid/drove/put/plunged it/the_blade/the_knife between/into/under HIS .. ribs/heart/stomach/chest
  axe/sword/blade/knife came/fell/swung/dropped/crashed down on/upon HIS .. neck/head/throat/necks/heads
  HIS head rolled/fell/dropped/tumbled to/into/at/from/off/across/along the/his/her .. feet/basket/floor/crowd/body/shoulders/ground/steps
  knife/dagger/sword/blade ... drawer/sheath ... between/into HIS .. ribs/heart/back/chest
  gun/guns/gunned/gunpoint/gunpowder/pistol/pistols/rifle/rifles/shotgun/shotguns/revolver/revolvers/machinegun/uzi/bullet/bullets/bomb/bombs/bomber/bombers/grenade/grenades/landmine/landmines/missile/missiles/warhead/warheads/bazooka/machete/machetes/switchblade/knuckleduster/ammunition/ammo/flamethrower/nuke/nukes/tommygun/kalashnikov/ak47/silencer/shootings/taser/tasers/shrapnel/explosives
  machine gun
  school/mass/drive_by shooting
  drew/loaded/raised/took_up/threw_down .. weapons/weapon
  WHO SOON shot/shoot/shoots/shooting WHOM END !a_look/a_glance
  shot/shoot/shoots/shooting WHOM .. in the/with/through/dead/down/.
  shot in/through the .. leg/arm/head/chest/back/heart/shoulder/stomach/foot/face
  shot (down) the/a/an/his/her/their .. bird/birds/deer/bear/bears/wolf/fox/lion/elephant/rabbit/dog/cat/duck/ducks/goose/geese/tiger/stag/dragon/man/men/boy/girl/woman/guard/king/horse/policeman/enemy/soldier/soldiers
  shoot/shooting/shoots (down) the/a/an/his/her/their/at .. birds/bird/deer/bear/bears/wolf/fox/lion/elephant/rabbit/dog/cat/ducks/geese/tiger/stag/dragon/people/enemies/baddies/animals/soldiers/aliens/zombies/children/him/her/them/us/somebody
  shot/fired/shooting/firing/fires at WHOM
  point+/aim+/hold+/held/wave+/raised/press+/thrust a/the/his/her/their/an .. arrow/arrows/knife/blade/axe/harpoon/crossbow/razor/dagger at/against/to/into/towards/through/over WHOM
  point+/aim+/hold+/held/wave+/raised/press+/put/stuck/thrust/plunge+/drove/drive/sank/push+/jab+/ram+/stabbed .. .. arrow/arrows/sword/spear/knife/knives/blade/axe/harpoon/crossbow/razor/scissors/dagger/pitchfork/needle .. .. into/to/at/against/through/in/across HIS BODY
  arrow/arrows/spear/sword/knife/blade/axe/harpoon/lance .. .. through/into/in/at/against/across HIS BODY
  arrow/arrows/spear/sword/knife/blade/axe/harpoon/lance (had) hit/pierced/struck/killed/cut/stabbed/slashed/wounded/entered WHOM
  with a/the/his/her/an .. knife/sword/axe/spear/razor/blade/dagger/hatchet/chainsaw/scissors ... attack/attacked/chased/chase/kill/stab/slash/slashed/threatened/threaten/hurt/cut_him/cut_her/cut_them/cut_the_man
  attack+/chase+/threaten+/slash+/hunt+/kill+/stab+/hurt/cut/scare+ WHOM .. with a/the/his/her/an .. knife/sword/axe/spear/razor/blade/dagger/hatchet/chainsaw/scissors/pitchfork/harpoon
  ran/came/went/rushed/charged/swung/lunged/leapt ... knife/axe/sword/blade/chainsaw/hatchet at/towards/toward/after WHOM
  swing+/swung/brought/throw/threw/hurled/raised the/a/his/her/an .. axe/sword/knife/hatchet/hammer/club/spear/harpoon .. at/down_on/over/into/towards WHOM
  ran/run WHOM through .. .. sword/spear/lance/blade
  pull+/draw/drew/drawn out/a/his/her/the .. knife/blade/razor/switchblade .. on/and/.
  bloody/bloodstained/dripping/blood .. sword/knife/axe/blade/spear
  fire/fired/fires/firing the/a/his/their .. cannon/cannons/cannonball at/into/on .. .. people/village/men/crew/town/houses
  stole/took/found/hid/hold/held/grabbed/buy/bought/carried HIS .. revolver/handgun
`;

/** Names that somebody sells under. A family may use them in its own wish; a story has no need of them. */
export const brands = `
  donald/melania/ivanka trump
  elon musk
  president trump/biden/putin/obama/zelensky/macron
  vladimir putin
  joe biden
  boris johnson
  taylor swift
  kim kardashian
  vote/votes/voted/voting for/against !who/the_best/me/it/a_name/him/her
  disney/disneyland/pixar/netflix/youtube/youtuber/youtubers/tiktok/instagram/facebook/whatsapp/snapchat/google/googled/microsoft/iphone/iphones/ipad/ipads/macbook/xbox/playstation/nintendo/minecraft/roblox/fortnite/pokemon/pikachu/lego/legos/duplo/playmobil/barbie/barbies/hogwarts/dumbledore/voldemort/gryffindor/spiderman/batman/superman/ironman/avengers/godzilla/spongebob/teletubbies/teletubby/gruffalo/pepsi/fanta/nutella/oreo/oreos/kitkat/mcdonalds/mcdonald/starbucks/kfc/nike/nikes/adidas/ikea/tesla/ferrari/porsche/lamborghini/toyota/volkswagen/bmw/spotify/walmart/tesco/lidl/aldi/cadbury/haribo/snickers/doritos/pringles/cheerios/frappuccino/mcflurry/samsung/wikipedia/ebay/paypal/cocacola/crayola/playdoh/chewbacca/skywalker/yoda/darth/jedi/lightsaber/lightsabers/muppets/smurf/smurfs/tamagotchi/beyblade/beyblades/nerf/nescafe/lufthansa/ryanair/easyjet/vodafone
  peppa pig
  mario and luigi
  luigi and mario
  donald/daisy duck
  winnie/pooh and piglet
  tom and jerry
  lilo and stitch
  anna and elsa
  woody and buzz
  scooby doo
  buzz lightyear
  sonic the hedgehog
  minnie/mickey mouse
  tinker bell
  paddington/rupert bear
  tom and jerry
  bugs/energizer bunny
  donkey kong
  mr bean/men/potato_head
  teenage mutant
  optimus prime
  captain underpants
  dora the explorer
  fireman/postman sam/pat
  hey duggee
  in the night garden
  bluey and bingo
  horrid henry
  very hungry caterpillar
  cat in the hat
  james bond
  indiana jones
  luke/anakin skywalker
  frodo baggins
  lord of the rings
  sprite/fanta/coke from/in_a_can
  drank/drink/drinks a (cold) sprite/coke/fanta/pepsi
  paw patrol
  spider/super/bat/iron man !made/of/who/web
  mickey/minnie mouse
  donald duck
  winnie the pooh
  pooh bear
  harry potter
  star wars/trek
  thomas the tank
  darth vader
  bob the builder
  hello kitty
  toy story
  elsa and/from/of anna/frozen/arendelle/olaf
  hot wheels
  play doh
  coca cola
  coke/sprite can/bottle/zero/machine
  can/bottle/glass of coke
  happy meal
  burger king
  amazon prime/parcel/package/delivery/van/box
  apple watch/store/computer/tv
  baby shark song/video/dance
  super mario
  mario kart/bros
  angry birds
  my little pony
  care bear/bears
  ninja turtles/turtle
  power rangers/ranger
  sponge bob
  buzz lightyear
  lightning mcqueen
  captain america
  wonder woman
  incredible hulk
  ben and jerrys
  rolls royce
  land rover
  range rover
  kit kat
  video game console
  uber driver/ride/eats
`;

/** Names for people that nobody should be called. */
export const slurs = `
  fat stinking/ugly/lazy/stupid/filthy/greedy/dirty pig/cow/lump/thing/slob
  stinking/filthy/ugly/fat pig/cow/slob/lump and/who/said/. nobody/no_one
  nobody/no_one will/could/would/can ever love/want/like you/him/her/them !less/more/to_go
  people/children/girls/boys with .. skin/hair/eyes/faces like yours/hers/his/theirs/you
  dont/do_not/doesnt/does_not/never belong in our/this/my .. village/country/town/school/street/land
  useless/helpless/stupid/ugly/poor_little cripple/cripples
  called WHOM .. .. .. .. (a/an) useless/worthless/stupid/ugly/filthy .. cripple/cow/pig/thing/brat/idiot
  gyppo/gyppos/gypo/gypos
  go back where/to_where you came from ... skin/brown/black/foreign/your_country/your_own_country
  tell by HIS colour/color/skin
  people/men/women/girls/boys/children/anyone/everyone/everybody with brown/black/dark/white/yellow skin are/is/were/was all/thieves/bad/dirty/stupid/criminals/liars/lazy/ugly/animals
  nigger/niggers/nigga/niggas/kike/kikes/spic/spics/gook/gooks/wetback/wetbacks/paki/pakis/faggot/faggots/fag/fags/tranny/trannies/retard/retards/retarded/spaz/spastic/mongoloid/raghead/ragheads/towelhead/towelheads/redskin/redskins/squaw/pikey/pikeys/dago/chinaman/chinamen/golliwog/sambo/darkie/darkies/halfbreed/shemale/lesbo/homo/homos/whore/whores/slut/sluts/slutty/bitch/bitches/bitchy/bastard/bastards/cunt/cunts/twat/twats/wanker/wankers/wank/dickhead/dickheads/dick/dicks/asshole/assholes/arsehole/arseholes/arse/jackass/dumbass/dipshit/motherfucker/motherfuckers/motherfucking/fuck/fucks/fucked/fucker/fuckers/fucking/fuckin/fck/fuk/wtf/stfu/shit/shits/shitty/shite/bullshit/shithead/piss/pissed/pissing/bollocks/goddamn/goddamned/damn/damned/damnit/hell/crap/crappy/douchebag/douche/moron/morons/moronic/imbecile/imbeciles/idiot/idiots/idiotic/grawlix/nazi/nazis/hitler/heil/swastika/swastikas/jihadi/satan/satanic/satanist/racist/racists/racism/kkk/pussy/scumbag/scum/cripples/skank/sodomite/bimbo/nutjob/libtard/incel/tard/subhuman/untermensch
  you/youre/such_a/little/the/that/dumb/fat/ugly dumb/stupid/ugly/fat/filthy/worthless .. girl/boy/child/brat/cow/pig/dog/cat/kid/woman/man/old/head/fool/creature/beast/bitch/baby/face/sister/brother
  youre/you_are so stupid !dough/thing/machine
  you/youre/you_are (so) dumb/ugly/fat !dough/thing/machine/clock/door/tin/lid/box/shoe/sock/rain/weather/ball/hat
  so/too stupid/dumb/ugly/fat that/to nobody/you/be_loved
  you filthy/useless/worthless/disgusting !dough/thing/machine/clock/door/tin/lid/box/shoe/sock/weather/ball/hat/jumper/puddle
  fat/ugly/stupid/dumb cow/pig/bitch/brat/kid/girl/boy
  shut the f/fuck/hell up
  the/a/you/you_dirty/these/those wet back/backs !of/was/were/is/with/door/doors/step/steps/garden/yard/seat/porch/wheel/legs/paws/feet/gate/lawn
  HIS little/poor/stupid/dirty cripple/cripples
  filthy/dirty/half/worthless mongrel/mongrels/breed/breeds/savage/savages/peasant_scum
  shut your/yer/ya .. mouth/face/trap/hole/gob
  bloody hell/idiot/fool/stupid/useless/liar
  go/went/burn/rot in/to hell
  son of a bitch
  dirty/filthy/stupid jew/jews/arab/arabs/gypsy/gypsies/immigrant/immigrants/black/blacks/foreigner/foreigners/mexican/mexicans/indian/indians/muslim/muslims/chinese/refugee/refugees/gays/poles/turk/turks
  foreigners/immigrants/gypsies/jews/arabs/muslims/refugees/blacks stink/stole/steal/smell/cheat/lie/breed/stole_our/are_ruining
  all/those/these jews/muslims/blacks/gypsies/immigrants/foreigners/gays/arabs/mexicans/refugees are/should/must/stole/smell/steal
  hate/hates/hated (all/those/the/these) jews/muslims/blacks/gypsies/immigrants/foreigners/gays/arabs/mexicans/refugees
  jews/muslims/blacks/gypsies/immigrants/gays/arabs/foreigners are .. dirty/bad/stupid/thieves/evil/ugly/criminals/animals/rats/vermin/inferior/lazy/disgusting
  go/went/send/sent back to your/where_you/her_own/his_own/their_own (own) country/came/come
  white power/supremacy/race
  black/brown/dark people/children/skin .. are/is .. dirty/bad/stupid/ugly/inferior/lazy
  girls are/were .. stupid/useless/inferior/worthless/too_stupid
  little chink/gook/jap
  back to africa/mexico/china/india/pakistan/poland/syria/turkey/the_jungle/where_they_came .. monkey/monkeys/dirty/you/./where
  lazy/dirty/stupid/filthy/thieving/ugly/bloody black/brown/asian/arab/indian/mexican/polish/foreign/muslim/jewish/gypsy/chinese boy/boys/girl/girls/man/men/woman/women/kid/kids/people/child/children/family
  filthy/dirty/stinking/greedy jew/jews/arab/arabs/gypsy/gypsies/foreigner/foreigners
  bunch/pack/lot of faggots/queers/foreigners/gypsies/thieves_like_you
  a/the/that/you/those/dirty/stupid/filthy chink/chinks/jap/japs/coon/coons/gypo/gyppo/tard/cripple/homo/dyke/dykes/lezzie/poof/poofter !of/in/between/from
  thats so gay
  a/the/that/dirty/lazy negro/negroes
  lame/weirdo ass
  kiss my/your arse/ass
  bad/smart/dumb/kick/lazy/fat/jack ass
  your/my/his/her/their/our/dumb/fat ass !and_the/was_grey/brayed
  suck it loser/losers/nerd/nerds/idiot
  suck/sucks/sucked dick/cock/balls/ass
  screw/f/eff you
  prick .. you/a_total/what_a
  you/little/what_a/such_a/total prick/git/tit/knob/knobhead/sod/bugger
  bugger off
  sod off
  piss off
  jesus/for christ sake
  you are/youre nothing but/more_than .. animal/dirt/trash/rubbish/filth
`;

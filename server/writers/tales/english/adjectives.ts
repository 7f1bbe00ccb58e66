/** Words that say how something is, as they are met in wishes. Anything else before a noun is taken as part of its name. */
export const adjectives: ReadonlySet<string> = new Set(
  `big bigger biggest small smaller smallest little tiny tiniest huge gigantic enormous massive large largest tall
  taller tallest short long longest fat thin wide narrow deep shallow high low heavy light mini miniature teeny weeny
  red orange yellow green blue purple pink brown black white grey gray gold golden silver turquoise violet
  colourful colorful spotty stripy striped spotted sparkly shiny shimmering glittery bright dark pale
  happy sad angry cross grumpy shy brave scared afraid frightened terrified nervous worried anxious lonely excited
  jealous proud sorry bored tired sleepy hungry thirsty curious clever silly funny kind nice friendly gentle naughty
  cheeky bossy stubborn lazy busy noisy loud quiet calm patient impatient honest polite rude mean selfish greedy
  helpful careful careless clumsy dreamy messy tidy neat quick fast faster fastest slow slower slowest strong stronger
  strongest weak old older oldest young younger youngest new ancient modern lost missing broken mended stolen
  forgotten hidden secret mysterious magic magical enchanted invisible good bad best
  worst better worse naughty wonderful beautiful pretty ugly lovely cute adorable fluffy furry fuzzy hairy woolly soft
  hard smooth rough bumpy prickly spiky sharp blunt wet dry damp soggy muddy dirty clean smelly stinky sticky slimy
  slippery sweet sour salty spicy hot warm cool cold chilly freezing icy snowy rainy windy sunny stormy foggy cloudy
  misty frosty wobbly wonky bouncy stretchy squishy squashy round square flat crooked curly straight empty full open
  closed wooden plastic metal cardboard woollen knitted left right front
  real fake true pretend imaginary strange odd weird peculiar unusual ordinary special favourite favorite perfect
  amazing awesome fantastic super cool epic ultimate great famous royal poor rich wild tame baby mini grown first last
  next second third only other same different whole half double extra easy difficult tricky important dangerous safe
  free alone asleep awake alive dead ill sick poorly unwell hurt sore well fine ready late early lucky unlucky wise
  foolish mad crazy wicked evil spooky scary creepy haunted dizzy homesick embarrassed disappointed surprised confused
  upset furious frustrated worried wiggly wriggly snuggly cuddly cosy cozy comfy yummy tasty delicious disgusting
  crunchy crispy juicy ripe fresh rotten mouldy raw electric underwater upside-down two-headed one-eyed three-legged
  nocturnal local tropical arctic prehistoric medieval northern southern eastern western far faraway distant near
  wrong obsessed unable able allowed stuck trapped tangled late overdue gone quietest loudest kindest bravest happiest scariest
  smelliest funniest silliest grumpiest fluffiest oldest deepest darkest brightest colder coldest hotter hottest
  japanese chinese french spanish english scottish irish welsh indian african american italian german greek russian
  australian mexican brazilian turkish polish swedish norwegian dutch space-age retired vegetarian vegan hundred-year-old`
    .trim()
    .split(/\s+/),
);

/** How a child may feel, and the one word for it: "mad" is cross, "frightened" is scared. */
export const feelings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    brave: 'brave courageous courage bravery',
    scared: 'scared afraid frightened terrified fear fears frightening',
    cross: 'cross angry mad furious anger temper tantrum tantrums rage',
    jealous: 'jealous envious jealousy envy',
    shy: 'shy shyness bashful',
    sorry: 'sorry apologise apologising apologize apologizing guilty guilt',
    sad: 'sad unhappy sadness crying upset heartbroken grief',
    happy: 'happy happiness joy joyful cheerful',
    excited: 'excited excitement',
    lonely: 'lonely loneliness lonesome',
    proud: 'proud pride',
    worried: 'worried nervous anxious worry worries anxiety worrying',
    grumpy: 'grumpy grouchy moody',
    bored: 'bored boredom boring',
    patient: 'patient patience impatient waiting',
    kind: 'kind kindness kindly',
    grateful: 'grateful thankful gratitude thankfulness',
    embarrassed: 'embarrassed embarrassing embarrassment',
    disappointed: 'disappointed disappointment',
    homesick: 'homesick homesickness',
    curious: 'curious curiosity',
    calm: 'calm calming',
    frustrated: 'frustrated frustration',
    surprised: 'surprised',
    tired: 'tired sleepy exhausted',
    loved: 'loved love',
    honest: 'honest honesty',
  }).flatMap(([feeling, words]) => words.split(' ').map((word) => [word, feeling] as const)),
);

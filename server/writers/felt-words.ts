/** Words by which a story is felt to be quiet, lively, or there to be touched; small letters, as `wordsOf` gives them. */

export function isSoothing(word: string): boolean {
  return soothing.has(word);
}

export function isSensory(word: string): boolean {
  return sensory.has(word);
}

/** Of a bright hour: fast, or loud. */
export function isLively(word: string): boolean {
  return lively.has(word);
}

const soothing = new Set(
  `asleep sleep sleeps sleeping sleepy slept drowsy dream dreams dreaming goodnight night quiet quietly quieter hush hushed
  still stillness soft softly softer gentle gently slow slowly slower low lower calm calmer warm warmth warmer
  peace peaceful rest rested resting breath breathe breathed breathing yawn yawned yawning blanket pillow bed cosy
  snug lullaby hum hummed humming dim dimmer moon moonlight lamp lamplight settle settled settling safe home
  whisper whispered whispering silence silent silently tucked curled rocked rocking drift drifted drifting lay
  smooth smoothed star stars cradle cuddle cuddled hug hugged dusk ease easy eased faint feather`.split(
    /\s+/,
  ),
);

const lively = new Set(
  `ran run running raced race racing rushed rush hurry hurried jumped jump jumping leapt leaped shouted shout shouting
  yelled loud loudly louder bang banged crash crashed splash splashed clatter clattered whoosh whizzed zoom zoomed
  laughed laughing laugh giggled giggling cheered cheer clapped clapping bounced bounce bouncing tumbled tumbling
  scrambled dashed dash flew burst spun spinning fast faster quick quickly bright brightly up knock knocked knocking rattled
  rattle shook shaking wobbled wobble wobbling popped pop sprang stamped stamping danced dancing skipped hopped hop
  grabbed pulled pushed called calling cried shrieked squeaked squeaking barked bumped bumping threw thump thumped
  rang whistle whistled bustle busy hurrying surprise surprised wriggled clicked climbed climbing kicked hooted chattered
  excited noisy noise wild flapped flapping tossed swung swinging drum drummed honked`.split(/\s+/),
);

const sensory = new Set(
  `red orange yellow gold golden green blue purple brown white black grey silver pink pale dark bright dim shiny
  glowing glow glowed gleamed shone shining shine glitter glittered light lit shadow shadows colour coloured
  warm cold cool hot chilly damp wet dry soft hard rough smooth sticky crisp crunchy furry fuzzy woolly prickly
  smell smelled smelt smelling scent sweet salty sour spicy fresh smoky taste tasted honey toast bread soup cinnamon
  hum hummed humming tick ticked ticking click clicked creak creaked creaking rustle rustled rustling drip dripped
  splash patter pattered whisper whispered whistle whistled bang thump rattle rattled squeak squeaked clink clinked
  sang singing song sound sounded loud quiet hush purr purred buzz buzzed ring rang murmur murmured crackle
  softly quietly heard hear sounds bell ticks clinked creaks flicker flickered brass yawned warmer colder cooler rustles
  round thin thick heavy steam steaming dusty dust moss mossy silk velvet wool feather`.split(/\s+/),
);

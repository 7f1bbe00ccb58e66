const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const determiners =
  words(`a an the some any my our your his her its their this these those another each every no many
  few several much`);

export const prepositions =
  words(`in on at under over behind to from with without of for by near into onto inside outside
  around across between against about after before during beneath below above beside besides beyond through underneath
  toward towards like as up down off past until till upon among along next inside than via versus vs except including`);

export const conjunctions = words(
  'and or but so because since when while if though although then plus & nor yet',
);

export const pronouns =
  words(`i me we us you he him she they them it myself himself herself itself themselves ourselves
  somebody someone everybody everyone nobody everything something anything nothing anyone anybody there mine yours hers`);

export const modals = words('will would can could shall should may might must');

export const negatives = words('not never');

export const adverbs =
  words(`very so too really just again always only even ever quite almost away back home today tomorrow
  tonight yesterday now here there soon still already once twice first finally together alone everywhere somewhere nowhere
  upstairs downstairs outside inside backwards forwards backward forward suddenly quickly slowly quietly loudly sometimes maybe perhaps please also instead
  anymore all upside nearly later early late well properly fast far high low usually often forever far bravely less
  gently softly secretly accidentally actually nicely badly`);

/** Words for when, that say nothing of what. */
export const timeWords =
  words(`day days night nights time times morning mornings evening evenings afternoon afternoons week
  weeks weekend month months year years today tomorrow tonight yesterday monday tuesday wednesday thursday friday saturday
  sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays hour hours minute minutes moment`);

export const questionWords = words('why how what when where who whose which');

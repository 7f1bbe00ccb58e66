// What children call the grown-ups who belong to them, in the tongues that families speak at home. Whoever bears such a word as a name keeps it.

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const mothers = words(
  'mother mum mom mummy mommy mumma momma mama mamma mam mammy mami maman maa ma amma ammi aai eomma umm ima mutti nanay okaasan',
);
export const fathers = words(
  'father dad daddy daddo da papa papi pa tad baba abba appa achan babbo vati tatay tata tato tati taata baabaa ba bapak ayah pai babai aba otousan',
);
export const grandmothers = words(`
  grandma grandmother granny gran nana nanna nan gramma gammy grandmama oma omi ouma nonna nonnina abuela abuelita yaya yiayia
  nain mamgu mamo babcia busia babushka bubbe bubbie savta teta tayta jaddah mormor farmor lola avo vovo gigi mimi mawmaw mamaw meemaw memaw
  nani dadi naani daadi nanima dadima aaji ajji paati patti ammamma ammachi obaachan baachan popo nainai laolao waipo ahma ama baka maimeo seanmhair avia amona halmoni gogo bibi kui kuia`);
export const grandfathers = words(`
  grandpa grandfather granddad grandad granda grandda grampa grampy gramps gramp pop poppa opa opi oupa nonno abuelo abuelito pappou papou
  taid tadcu dziadek dziadzio dedushka zayde zaide saba sabba jiddo morfar farfar lolo avô vovô papaw pawpaw peepaw nanaji dadaji
  aajoba ajoba thatha tatha daideo daidi seanair dedo deda nonnino avi aitona akong agong ahgong ojiisan ojiichan ojisan yeye gonggong harabeoji mkhulu babu koro koroua`);

/** With a name behind it: "Tante Brigitte" is an aunt already, and no Aunt Tante Brigitte. */
export const auntsAndUncles = words(
  'aunt auntie aunty uncle whaea matua tia tio tía tío zia zio tante tantchen onkel oncle tata teta khala khalo chacha chachi kaka kaki mausi maasi bua bhua mama mami amca teyze dayı hala ciocia wujek tante ayi shushu tita tito tonton tatie tata farbror morbror faster moster',
);

/** First names as well: whose they are has to be said. */
export const firstNamesToo: ReadonlySet<string> = new Set(
  words('lola mimi gigi saba tad bibi omi ima ama avi avia baka'),
);

/** A grandmother in one house, and in another whoever looks after the children, who is thirty. */
export const nannies = words('nanny');

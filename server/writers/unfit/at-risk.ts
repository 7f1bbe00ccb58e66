import { largeEnough } from './grown-ups.ts';

// Words in which a child is hurt, or afraid of somebody, or weary of living: no theme, but perhaps a child's trouble.

export const isAtRisk = ({ plain, typed }: { plain: string; typed: string }): boolean =>
  inPlain.test(plain) || inTheirs.test(typed.toLowerCase());

/** Whom it may be done to, and who may be feared, as a child or a parent would say it. */
const somebody =
  '(me|him|her|us|them|mum|mummy|mom|mommy|dad|daddy|my (mum|mummy|mom|mommy|mother|dad|daddy|father|brother|sister|son|daughter|child|wife|baby))';
const grownUp = `(${largeEnough})`;

const inPlain = new RegExp(
  `\\b(${[
    `(hits?|hitting|hurts?|hurting|beats?|beating|smack(s|ed|ing)?|slap(s|ped|ping)?|punch(es|ed|ing)?|touch(es|ed)?|touching|kick(s|ed|ing)?|chok(es|ed|ing)|threaten(s|ed)?) ${somebody}\\b(?! (a ball|the ball|the puck|home))`,
    `lock(s|ed)? ${somebody} (in|out|up)`,
    `(hurt|hurting|hurts|harm|harms|harming|cut|cuts|cutting|kill|kills|killing|starve|starves|starving) (myself|himself|herself|themselves)`,
    `want(s|ed)? to die|wants? to be dead|wish(es|ed)? (i|he|she) (was|were) dead|better off dead|end (my|his|her) life`,
    `(dont|doesnt|does not|do not|not) want to live( any ?more)?( \\.)?$`,
    `(afraid|scared|frightened|terrified) (of (my |his |her |our |the )?${grownUp}(?! (snor|sing|cook|driv|beard|joke|sneez|danc|(hat|dog|cat|parrot|goose)\\b))|to go home)`,
    `neglected|not fed|beaten (by|up)`,
  ].join('|')})\\b`,
);

/** In the parent's or the child's own words: in plain ones a nose that bled is only a nosebleed. */
const inTheirs = new RegExp(
  `\\b${grownUp} (hits?|beats?|smack(s|ed)?|slap(s|ped)?|punch(es|ed)?|kick(s|ed)?) my (nose|lip|gums?|tooth|teeth|knee)\\b`,
);

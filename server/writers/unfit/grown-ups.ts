// Who may have done it, as a child or a parent names them. Whoever judges what was done to a child takes the words from here.

/** The grown-ups of a child's life, and those who came into it with one of them. */
const grownUps =
  '(?:step)?(?:dad|daddy|father|mum|mummy|mom|mommy|mother)|uncle|aunt(?:y|ie)?|gran|granny|nan|nana|grand(?:ad|dad|daddy|pa|papa|father|ma|mama|mum|mother|parents?)|teacher|coach|babysitter|nanny|childminder|neighbou?r|boyfriend|girlfriend|husband|wife|step(?:brother|sister)';

/** And of its children those who are often large enough: they hit, and are feared. */
export const largeEnough = `${grownUps}|brother|cousin`;

/** And whoever may be one: where they are named, no mishap is taken for granted. */
export const anyGrownUp = `${grownUps}|man|men|lady|woman|somebody|someone|drunk`;

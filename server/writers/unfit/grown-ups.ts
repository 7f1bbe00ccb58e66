/** The grown-ups of a child's life, as a child or a parent names them: whoever judges what was done to a child asks after the same ones. */
export const grownUps =
  '(?:step)?(?:dad|daddy|father|mum|mummy|mom|mommy|mother)|uncle|aunt(?:y|ie)?|gran|granny|nan|nana|grand(?:ad|dad|daddy|pa|papa|father|ma|mama|mum|mother|parents?)|teacher|coach|babysitter|nanny|childminder|neighbou?r|boyfriend|girlfriend|husband|wife';

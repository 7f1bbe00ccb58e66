/**
 * First names that are nearly always a girl's, or nearly always a boy's, wherever families use Lamplight. A friend called Ella is she, as
 * anybody would say it who reads the story aloud, until the family writes otherwise; of Robin, Alex or Sam nobody can know, and they are not here.
 */
const girls = `
  abigail ada adele agnes aisha alice alicia alma amanda amber amelia amelie amina amy ana anabel anastasia angela angelica anita anjali anna
  annabel annabelle anne annie antonia anya aoife arabella aria ariana aroha astrid audrey aurora ava ayesha beatrice beatrix bella bernadette beth bethany
  betty bianca bonnie bridget briony caitlin camilla carla carmen carol caroline catalina caterina catherine cathy cecilia celeste celia chandra
  charlotte chiara chloe christina claire clara clarissa clementine colette constance cora cordelia cristina daisy daniela daphne deborah deepa
  delia delilah diana dina dora doris dorothy edith eileen elaine eleanor elena eliana elisa elise eliza elizabeth ella ellen eloise elsa elsie emilia
  emily emma erica erika esme esmeralda estelle esther eva evelyn evie faith farah fatima felicity fenella fern fiona flora florence frances
  francesca freya gabriela gabriella gabrielle gaia gemma georgia georgina gertrude giovanna gisela giulia giulietta grace greta gwen gwendolyn hana hannah harriet
  hazel heather hedwig heidi helen helena hermione holly hope ida imogen inés ingrid irene iris irma isabel isabella isabelle isadora isha
  isla ivy jacqueline jane janet janice jasmine jemima jennifer jenny jessica joanna josefina josephine joy joyce judith julia juliana julie juliet
  juliette june kamala karen karin katarina kate katherine kathleen katie katya kavita kezia khadija kirsten kirsty lakshmi lara laura lauren lavinia
  layla leah leila leilani lena letitia lila lilian lily linda lisa lola lorna lotta lottie louisa louise lucia lucinda lucy luna lydia mabel madeleine
  madison maeve magda magdalena maggie maisie malia mara margaret margarita margot maria mariam mariana marianne marie marina martha mary matilda maud maya
  meera megan mei melanie melissa mercy meredith mia millie mina minnie mira miranda miriam moana mollie molly mona monica morwenna muriel myra nadia nancy
  naomi natalia natalie natasha nell nellie nia nicole nina nora olga olive olivia olympia ophelia ottilie ottoline paloma pamela patricia paula
  pauline penelope penny petra philippa phoebe phyllis pia pippa polly poppy priscilla priya prudence rachel ramona rebecca regina renata rhiannon rhoda rita
  roberta romilly rosa rosalie rosalind rosamund rose rosemary rosie rowena roxanne ruby ruth saanvi sabrina sadie salma samantha sandra sara sarah saskia
  savannah scarlett selena selma serena shakira sheila shirley shreya sienna sigrid silvia siobhan sita sofia sonia sonja sophia sophie stella stephanie
  sunita susan susanna susie suzanne sybil sylvia sylvie tabitha talia tallulah tamara tamsin tania tanya tara tatiana teresa tessa thea thelma theodora
  theresa tilda tilly trudy uma una ursula valentina valeria vanessa vera veronica victoria viola violet viviana wanda wendy wilhelmina willa
  winifred xanthe yasmin yasmina yolanda yvette yvonne zahra zainab zara zelda zoe zoya zuzanna`;
const boys = `
  aarav aaron abdul abdullah abel abraham adam adrian adriano ahmad ahmed alan albert alberto aldo alec alejandro alessandro alexander alfie alfonso alfred
  alistair alvaro amir amit anand andreas andrew angus anil anthony anton antonio archie arjun arlo arnold arthur ashok augustus axel barnaby
  barney bartholomew bastian benedict benjamin ben bernard bernardo bertie bertram bilal björn boris brad bradley brian bruce bruno byron caleb callum carl carlo
  carlos casper cedric charles chester chidi christian christopher clarence claude clement clive colin conor craig cuthbert cyril damian daniel dario
  darius david dennis derek desmond dev diego dieter dimitri dirk dominic donald douglas duncan dylan edgar edmund eduardo edward edwin eitan elias elijah emil
  emmanuel emilio enrico enrique enzo eric erik ernest ernesto ethan eugene ezra fabian felipe felix ferdinand fergus fernando finlay finn florian francisco
  franco frank franz fred freddie frederick fritz gabriel gareth gary gavin geoffrey george gerald gerard gideon gilbert giovanni giuseppe gordon graham
  grant gregor gregory guillermo gunther gus gustav hamish hamza hans harold harry harvey hassan hector heinrich henrik henry herbert herman hiroshi
  horace howard hugh hugo humphrey hussein ian ibrahim igor imran isaac isaiah ismail ivan ivo jack jacob jakob jake james jason jasper javier jeffrey
  jeremy jerome jesús jim jimmy joaquin joe joel johan johann john jonah jonas jonathan jorge josé joseph joshua juan juma jürgen karl keith kenji kenneth
  kenzo kevin khalid kofi konrad kurt kwame lachlan lars laurence lawrence leif leo leon leonard leonardo leopold lewis liam lionel lloyd lorenzo louis luca
  lucas ludwig luigi luis lukas luke magnus malcolm manuel marco marcus mario mark marlon martin marvin mateo mathias matteo matthew maurice   maximilian michael miguel mikhail miles milo mohamed mohammad mohammed moses muhammad murdo mustafa naveen neil nelson nicholas nico nicolas nigel nikhil nikolai noah
  norman oliver olivier omar oscar osman oswald otis otto owen pablo patrick paul pedro percy peter philip pierre pietro piotr quentin rafael rafael rahul raj
  rajesh ralph ramón raphael rashid raymond reginald reuben ricardo richard robert roberto roderick rodrigo roger rohan roland rolf roman romeo ronald rory
  ross rudolf rufus rupert rupesh russell sanjay santiago saul sebastian sergei sergio seth simon solomon stanley stefan stephen steven stuart suresh sven tariq
  ted thaddeus theodore thomas tim timothy tobias toby tom tomás tommy tristan tyrone umar uwe viktor victor vikram vincent vincenzo vladimir walter werner wilbur
  wilfred wilhelm will william wolfgang xavier yusuf yves zachary zack zayn`;

const known = new Map([
  ...girls
    .trim()
    .split(/\s+/)
    .map((name) => [name, 'she'] as const),
  ...boys
    .trim()
    .split(/\s+/)
    .map((name) => [name, 'he'] as const),
]);

/** By the first of their names that says it: "Auntie Bex", "Ella Maria". Nothing where it could be either. */
export function pronounOfName(name: string): 'she' | 'he' | undefined {
  const [first = ''] = name.toLowerCase().split(/[\s-]+/);
  return known.get(first);
}

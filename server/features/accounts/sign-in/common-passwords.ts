/**
 * The 3,000 passwords that most people's accounts are tried with first. The list is our own: the commonest ones written down
 * from general knowledge, the rest made by the habits that such passwords follow (digits in a row, walks over the keyboard, a word or a
 * name with a usual ending), the likeliest habits first. It is therefore close to, and not the same as, what any one count of leaked
 * passwords would give. Passwords of fewer than six characters are not in it, because they are refused anyway.
 */
export const commonPasswordCount = 3_000;

export function isCommonPassword(password: string): boolean {
  return commonPasswords().has(password.toLowerCase());
}

export function commonPasswords(): ReadonlySet<string> {
  return (list ??= makeList());
}

/** Made at the first question: whoever only reads stories tonight need not wait for it. */
let list: ReadonlySet<string> | undefined;

function makeList(): ReadonlySet<string> {
  const made = new Set<string>();
  for (const candidates of [remembered, digits, walks, endings]) {
    for (const candidate of candidates()) {
      if (made.size === commonPasswordCount) return made;
      if (candidate.length >= 6) made.add(candidate);
    }
  }
  return made;
}

const backwards = (text: string): string => text.split('').toReversed().join('');
const words = (text: string): string[] => text.trim().split(/\s+/);

function remembered(): string[] {
  return words(`
    123456 password 12345678 qwerty 123456789 1234567 1234567890 111111 123123 abc123 password1 qwerty123 1q2w3e4r 000000
    iloveyou 654321 666666 987654321 123321 qwertyuiop 121212 112233 dragon monkey letmein baseball football sunshine princess
    welcome shadow master superman batman trustno1 michael jennifer jordan hunter buster soccer harley ranger thomas robert killer
    hockey george charlie andrew michelle jessica pepper daniel access joshua maggie starwars silver william dallas yankees
    ashley amanda orange freedom computer corvette mercedes thunder heather hammer summer matthew diamond ginger 1qaz2wsx
    austin taylor matrix chelsea patrick phoenix morgan cowboy camaro whatever nicole internet arsenal liverpool manchester
    barcelona realmadrid juventus monster samantha melissa richard joseph steven brandon anthony nathan hannah rachel
    cheese cookie banana chocolate butterfly flower purple yellow london newyork texas phantom falcon eagles lakers bulldog
    tigger tigers snoopy garfield pokemon pikachu naruto nintendo gandalf spiderman hello123 welcome1 welcome123 admin123
    administrator passw0rd p@ssw0rd p@ssword pa55word passpass password12 password123 password1234 letmein1 changeme
    change123 default guest123 test123 test1234 testing testing123 temp1234 secret secret1 secret123 login123 user1234 qwer1234
    asdf1234 zxcvbnm asdfgh asdfghjkl 1qazxsw2 q1w2e3r4 q1w2e3r4t5 1q2w3e 1q2w3e4r5t zaq12wsx zaq1zaq1 qazwsx qazwsxedc
    abcdef abcdefg abcd1234 abc12345 a123456 a12345678 a1b2c3 a1b2c3d4 aa123456 aaaaaa iloveyou1 iloveyou2 iloveu lovely loveme
    lover1 mylove babygirl babygirl1 babyboy angel1 angels angel123 princess1 sunshine1 shadow1 superman1 monkey1 dragon1
    football1 baseball1 soccer1 jordan23 michael1 jessica1 charlie1 ashley1 nicole1 daniel1 andrew1 hunter1 pepper1 cookie1
    blink182 metallica nirvana slipknot greenday eminem marine marines ferrari porsche yamaha suzuki honda1 toyota
    mustang chevy1 cooper murphy oliver sophie scooter sparky rocky1 rusty1 bailey buddy1 lucky1 lucky7 sammy1 tucker dakota
    sierra destiny serenity heaven jesus1 jesuschrist christ blessed faith1 godisgood family friends forever happy1 smile1
    peanut peaches cherry apples bananas strawberry popcorn pumpkin cupcake sweety sweetie sweetheart honey1 kitten kitty1
    puppies poohbear teddy1 winnie disney mickey minnie daisy1 tinkerbell barbie snowball snowman winter spring autumn rainbow
    stars1 moonlight starlight sunflower rosebud butter crystal jasmine amber1 ruby11 emerald sapphire goldfish dolphin
    dolphins penguin panther cougar wolves wildcat bulldogs steelers cowboys packers giants redsox raiders broncos
    chicago boston denver phoenix1 florida california america canada mexico brazil france germany london1 sydney
    awesome legend warrior wizard magic1 merlin knight dragons samurai ninja1 assassin sniper killer1 hacker matrix1 genius
    google facebook youtube twitter linkedin samsung iphone android windows microsoft apple123 dell123 internet1 network server1
    money1 dollar business company office manager sales1 service support student teacher school college university
    asshole fuckyou fuckyou1 fuckme bitch1 bullshit biteme suckme 696969 nothing nopassword unknown blahblah whatever1
    loveyou loveyou1 iloveme iloveyou123 loser1 sexygirl sexyboy hottie hotgirl playboy player player1 baller gangster gangsta
    music1 guitar piano1 drummer dancer dance1 singer rockstar rocknroll beatles elvis1 bonjour merhaba ciaociao hola123
    contrasena senha123 motdepasse passwort qwertz azerty azertyuiop marseille loulou doudou chouchou soleil iloveyou!
    alexander alexandra anastasia angelina barbara benjamin brittany caroline catherine christian christina christopher
    courtney danielle dominic elizabeth emily1 felicia frances gabriel gabriela isabella jackson jacqueline jonathan kimberly
    lauren lindsey madison marcus margaret martin megan1 natalie natasha olivia patricia raymond rebecca russell sabrina
    sandra savannah scott1 sebastian shannon sharon sheila stephanie stephen steve1 susan1 sydney1 teresa theresa timothy tiffany
    trevor tyler1 valerie vanessa veronica victor victoria vincent virginia walter wesley william1 zachary
    lamplight lamplight1 bedtime bedtime1 bedtimestory goodnight nightlight storytime`);
}

function* digits(): Generator<string> {
  const row = '01234567890123456789';
  for (let length = 6; length <= 10; length += 1) {
    for (let digit = 0; digit <= 9; digit += 1) {
      yield String(digit).repeat(length);
      yield row.slice(digit, digit + length);
      yield backwards(row.slice(digit, digit + length));
    }
  }
  for (let pair = 0; pair < 100; pair += 1) yield String(pair).padStart(2, '0').repeat(3);
  for (let pair = 0; pair < 100; pair += 1) yield String(pair).padStart(2, '0').repeat(4);
  for (const triple of words('123 321 147 258 369 159 456 789 101 111 007 420 520 911 786 777 100 200'))
    yield triple + triple;
  yield* words(`112233 223344 332211 445566 778899 11223344 1122334455 102030 10203040 123654 123789 147258 147258369 159357
    159753 741852 741852963 789456 789456123 963852 963852741 456123 456789 321654 321456 135790 246810 1357924680 13579 124578
    314159 3141592 271828 142536 132435 1231231 12341234 123412 123454321 1234321 987987 87654321 7654321 76543210 100000 10101010
    110110 111222 111222333 123000 123456a 123456b 123456q 123456z 12345a 12345q 12345abc 123abc 1234abcd 1234qwer 123qwe 123qwe123
    123qweasd 123asd 123asd123 1a2b3c 1a2b3c4d 00000007 5201314 520520 1314520 7758521 8675309 24242424 69696969 90909090`);
  for (let year = 1960; year <= 2029; year += 1) {
    yield `${year}${year}`;
    yield `0101${year}`;
    yield `1234${year}`;
  }
}

function* walks(): Generator<string> {
  const rows = [
    'qwertyuiop',
    'asdfghjkl',
    'zxcvbnm',
    '1234567890',
    'abcdefghijkl',
    'azertyuiop',
    'qwertzuiop',
  ];
  for (const row of rows) {
    for (let length = 6; length <= row.length; length += 1) {
      yield row.slice(0, length);
      yield backwards(row.slice(0, length));
    }
    yield row.slice(0, 3) + row.slice(0, 3);
    for (const ending of ['1', '12', '123', '1234', '12345', '123456', '11', '00'])
      for (const length of [3, 4, 5, 6]) yield row.slice(0, length) + ending;
  }
  yield* words(`qweasd qweasdzxc qweqwe qweqweqwe asdasd asdasdasd zxczxc zxcasdqwe qazxsw qazxswedc wsxedc edcrfv rfvtgb 1qaz2wsx3edc
    2wsx3edc 1qaz1qaz 2wsx2wsx 3edc4rfv 1q1q1q 1q1q1q1q qqqqqq wwwwww zzzzzz xxxxxx ssssss dddddd qwaszx asdzxc zaqwsx zaqxsw
    poiuyt lkjhgf mnbvcx poiuytrewq lkjhgfdsa mnbvcxz ytrewq trewq1 0987654321 098765 !qaz2wsx 1qaz@wsx !@#$%^ !@#$%^&* qwe123 qwe123qwe
    asd123 zxc123 asd123asd qaz123 qazwsx123 wsx123 zaq123 q1w2e3 q1q1q1 w2w2w2 e3e3e3 q2w3e4r5 asdf123 asdfasdf zxcvzxcv qwerqwer`);
}

/** Names and words that people are fond of, each with what people put behind a word when they are told to add a digit. */
function* endings(): Generator<string> {
  const fond = words(`
    alex anna andrea adam amy angela angel anthony ashley austin bella ben blue bob brian buddy carlos charlie chris cookie
    daddy daisy dan daniel dave david dragon eagle emily emma eric football freedom friend george ginger happy harley hello
    hunter jack jake james jason jennifer jessica jesus jim joe john jordan jose joseph josh julia justin karen kate kevin
    killer kim king kitty laura lauren leo lily linda lisa love lucky lucy maggie maria mark martin mary master matt max melissa
    mia michael michelle mike molly mommy money monkey monster music nathan nicole nick oliver orange oscar pass pepper peter
    pokemon prince princess purple queen rachel red richard robert rocky rose ryan sam samantha sara sarah scott secret sexy
    shadow simon smile soccer sophie star steve summer sunshine superman susan sweet taylor thomas tiger tigger tim tom tony
    tyler victor victoria welcome william winter zoe zeus`);
  const usual = [
    '1',
    '123',
    '12',
    '2',
    '1234',
    '01',
    '11',
    '22',
    '69',
    '7',
    '13',
    '99',
    '12345',
    '!',
    '10',
    '21',
    '23',
    '3',
    '5',
    '88',
  ];
  for (const ending of usual) for (const word of fond) yield word + ending;
}

/** What a picture says, for the pictures that parents send at bedtime. */
const pictures = `🦖 t rex;🦕 diplodocus;🐉🐲 dragon;🦄 unicorn;🐶🐕🦮🐩 dog;🐱🐈 cat;🐭🐁🐀 mouse;🐹 hamster;🐰🐇 rabbit;🦊 fox;🐻🧸 bear;🐼 panda;
  🐨 koala;🐯🐅🐆 tiger;🦁 lion;🐮🐄🐂 cow;🐷🐖🐽 pig;🐸 frog;🐵🐒🙈🙉🙊 monkey;🦍🦧 gorilla;🐔🐓 hen;🐧 penguin;🐦🐤🕊 bird;🐣🐥 chick;🦆 duck;🦅 eagle;🦉 owl;🦇 bat;🐺 wolf;🐴🐎 horse;🐝 bee;
  🐛 caterpillar;🦋 butterfly;🐌 snail;🐞 ladybird;🐜 ant;🕷🕸 spider;🐢 tortoise;🐍 snake;🦎 lizard;🐙🦑 octopus;🦐🦞 lobster;🦀 crab;🐡🐠🐟 fish;🐬 dolphin;🐳🐋 whale;🦈 shark;🐊 crocodile;🦓 zebra;
  🐘 elephant;🦣 mammoth;🦛 hippo;🦏 rhino;🐪🐫 camel;🦒 giraffe;🦘 kangaroo;🐏🐑 sheep;🐐 goat;🦌 deer;🦃 turkey;🦚 peacock;🦜 parrot;🦢 swan;🦩 flamingo;🦝 raccoon;🦨 skunk;🦡 badger;🦦 otter;🦥 sloth;
  🐿 squirrel;🦔 hedgehog;🐚 shell;🌵 cactus;🎄 christmas tree;🌲🌳🌴 tree;🍀🌱 seed;🍁🍂 leaves;🍄 mushroom;🌷🌸🌹🌺🌻🌼💐 flower;🌍🌎🌏 earth;🌙🌕🌛🌜🌝🌑🌚 moon;☀🌞 sun;⭐🌟✨ star;💫🌠 shooting star;
  ☁ cloud;⛅ weather;🌧☔ rain;⛈🌩⚡ thunder;❄☃⛄ snowman;🌨 snow;💨🌬 wind;🌈 rainbow;🔥 fire;💧🌊 sea;🎃 pumpkin;🎆🎇 fireworks;🎂🍰🧁 birthday cake;🎁 present;🎈 balloon;🎉🎊 party;🍎🍏 apple;🍌 banana;🍓 strawberry;
  🍪 biscuit;🍕 pizza;🍦🍨🍧 ice cream;🍩 doughnut;🥕 carrot;🥞 pancake;🍫 chocolate;⚽ football;🏀 basketball;🎾 tennis;🏊 swimming;🚲🚴 bike;🛴 scooter;🛹 skateboard;⛸ ice skating;🎿⛷ skiing;🎨 painting;🎹 piano;🎸 guitar;🎻 violin;
  🥁 drum;🎺 trumpet;🚗🚙🏎 car;🚌 bus;🚒 fire engine;🚑 ambulance;🚓 police car;🚚🚛 lorry;🚜 tractor;🚂🚆🚄🚅🚃🚝🚋 train;✈🛩 plane;🚀 rocket;🛸 spaceship;🚁 helicopter;⛵🛥🚤🚢 boat;⚓ anchor;🚧🏗 digger;
  🏰 castle;🏠🏡 house;🏫 school;🏖🏝 beach;⛺🏕 camping;🌋 volcano;🏔⛰🗻 mountain;🎪 circus;🎡🎢🎠 funfair;👸 princess;🤴 prince;👑 crown;🧚 fairy;🧜 mermaid;🧙 wizard;🧝 elf;🧞 genie;🧛 vampire;🧟 zombie;👻 ghost;👽👾 alien;
  🤖 robot;👹👺 monster;🏴‍☠️☠ pirate;🦸 superhero;🥷 ninja;👮 police officer;👩‍🚒🧑‍🚒👨‍🚒 firefighter;👩‍🚀🧑‍🚀👨‍🚀 astronaut;👶🍼 baby;🎅🤶 father christmas;🦷 tooth;🧦 socks;🎩 hat;🗝🔑 key;📚📖 book;🗺 map;💎 treasure;🪁 kite;🛁 bath;🛏😴💤 sleeping;
  🪄 magic wand;🧩 jigsaw;☂🌂 umbrella;🕰⏰ clock;🪐🌌 space;🐦‍⬛ crow;🐾 paw prints;❤💕💖 love;💩🚽 potty;🏥 hospital;🩹 plaster`;

const words: ReadonlyMap<string, string> = new Map(
  pictures.split(';').flatMap((row) => {
    const [signs = '', ...said] = row.trim().split(' ');
    return [...graphemesOf(signs)].map((sign) => [bare(sign), said.join(' ')] as const);
  }),
);

/** The text with every picture that we know as its word; "a 🦖" and "🦖🦖🦖" are read as well. */
export function picturesInWords(text: string): string {
  if (!/\p{Extended_Pictographic}/u.test(text)) return text;
  const said: string[] = [];
  for (const sign of graphemesOf(text)) {
    const word = /\p{Extended_Pictographic}/u.test(sign) ? words.get(bare(sign)) : undefined;
    const isUnknown = word === undefined && /\p{Extended_Pictographic}/u.test(sign);
    // The same picture three times is one wish.
    const before = said.at(-1);
    // Two pictures beside each other are two things.
    if (word !== undefined && before !== ` ${word} `)
      said.push(before?.startsWith(' ') && before !== ' ' ? ` and ${word} ` : ` ${word} `);
    else if (!isUnknown && word === undefined) said.push(sign);
  }
  return said.join('').replace(/\s+/g, ' ').trim();
}

function graphemesOf(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
}

/** Without its colour of skin and its wish to be a picture. */
function bare(sign: string): string {
  return sign
    .replace(/[\u{1F3FB}-\u{1F3FF}]/gu, '')
    .replaceAll('\uFE0F', '')
    .replace(/\u200D[\u2640\u2642]/gu, '');
}

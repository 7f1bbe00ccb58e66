/**
 * Names and words that families bring from many languages, in letters from which an English voice makes nearly their sound. Chosen by
 * looking at the phones that come out. A family's own "say it like this" goes first.
 */
const lists = {
  maori:
    'aroha ah-ro-ha, tane tah-nay, tāne tah-nay, whetu feh-too, whetū feh-too, ngaio nigh-oh, nikau nee-koh, rangi rahng-ee, hine hee-neh, wiremu weeremoo, hemi hemmee, manaia mah-nigh-ah, anahera ah-nah-hera, kahu kah-hoo, tui too-ee, tūī too-ee, whanau fah-no, whānau fah-no, marae mah-rye, kumara koo-mah-ra, kūmara koo-mah-ra, pohutukawa po-hoo-too-kah-wah, pōhutukawa po-hoo-too-kah-wah, kowhai koh-fye, kōwhai koh-fye, pukeko poo-keh-koh, pūkeko poo-keh-koh, moana moh-ah-nah, waka wock-ah, hangi hahng-ee, hāngi hahng-ee, kuia koo-ee-ah, kōrero kaw-reh-ro, aotearoa ah-oh-teh-ah-ro-ah, matariki mah-tah-ree-kee, whaea fye-ah, pounamu poe-nah-moo, māui mouw-ee, po poe, pō poe',
  irish:
    'siobhan shivawn, siobhán shivawn, niamh neev, saoirse sersha, caoimhe kee-vah, aoife eefa, oisin oh-sheen, oisín oh-sheen, eoin owen, sean shawn, seán shawn, sinead shin-aid, sinéad shin-aid, ciara keera, roisin ro-sheen, róisín ro-sheen, cillian killian, aisling ashling, grainne grawnya, gráinne grawnya',
  spanish:
    'jose hoe-say, josé hoe-say, juan hwon, jorge hor-hay, javier hahvee-air, joaquin wah-keen, joaquín wah-keen, jesús hey-soos, alejandra ahleh-hahn-dra, alejandro ahleh-hahn-dro, guillermo gear-mo, ximena heemena, xochitl so-cheel, inés ee-ness, abuela ahbwella, abuelo ahbwello, tia tee-ah, tía tee-ah, tio tee-oh, tío tee-oh',
  vietnamese: 'nguyen win, nguyễn win, linh lin, thuy twee, thúy twee, phuong foong',
  chinese:
    'xiao she-ow, xia sha, xin shin, qing ching, qi chee, zhang jahng, zhou joe, wei way, yue yweh, nainai nigh-nigh, yeye yeh-yeh, popo paw-paw',
  japanese:
    'yuki yoo-kee, haruki ha-roo-kee, kenji kenjee, ryo ree-oh, sora so-ra, emi emmee, hana hah-nah, obaachan oh-bah-chahn, ojiichan oh-jee-chahn, onigiri oh-nee-gheeree, kotatsu ko-tot-soo, miso mee-so',
  indian:
    'arjun ar-joon, ishaan ee-shon, priya preeya, diya dee-yah, aarav ah-rov, anaya ah-nah-yah, meera meerah, rohan ro-hahn, nani nah-nee, dadi dah-dee, chai chy, roti ro-tee, didi deedee',
  african:
    'ngozi n-go-zee, chidi chee-dee, ife ee-feh, thabo tah-bo, zanele zah-nelleh, nkechi n-keh-chee, kwame kwah-may, ama ah-mah, kofi ko-fee, adaeze ah-dah-ezzeh, olu oh-loo, gogo gaw-gaw',
  arabic: 'yusuf yoosoof, aaliyah ah-lee-ah, khalid hah-lid, teta teh-tah, habibi hah-bee-bee, jiddo jid-oh',
};

export const nameRespellings: ReadonlyMap<string, string> = new Map(
  Object.values(lists)
    .flatMap((list) => list.split(', '))
    .map((pair) => {
      const [written = '', spoken = ''] = pair.split(' ');
      return [written, spoken];
    }),
);

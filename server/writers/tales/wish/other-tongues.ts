export type Tongue =
  | 'Spanish'
  | 'French'
  | 'German'
  | 'Italian'
  | 'Portuguese'
  | 'Dutch'
  | 'Polish'
  | 'Swedish'
  | 'Norwegian'
  | 'Turkish'
  | 'Japanese'
  | 'Chinese'
  | 'Korean'
  | 'Arabic'
  | 'Hindi'
  | 'Russian'
  | 'Ukrainian'
  | 'Swahili'
  | 'Māori'
  | 'Greek'
  | 'Welsh'
  | 'Irish'
  | 'Vietnamese';

/** What children love in the tongues of the homes we know: our word, and how they say it. */
export const tongues: Readonly<Record<Tongue, string>> = {
  Spanish: `prince=príncipe; bad=malo; dragon=dragón; dinosaur=dinosaurio; dinosaurs=dinosaurios; train=tren; trains=trenes; moon=luna; sun=sol; star=estrella;
    stars=estrellas; sea=mar; wolf=lobo; cat=gato gata gatito; dog=perro perrito; horse=caballo; horses=caballos; lion=león; elephant=elefante; whale=ballena;
    rabbit=conejo; princess=princesa; pirate=pirata; pirates=piratas; unicorn=unicornio; forest=bosque; snow=nieve; space=espacio; football=fútbol futbol;
    bear=oso osito; bird=pájaro; fish=pez; butterfly=mariposa; mermaid=sirena; witch=bruja; fairy=hada; monster=monstruo; monsters=monstruos; car=coche carro;
    house=casa; school=escuela colegio; friend=amigo amiga; baby=bebé bebe; ball=pelota; boat=barco; tree=árbol; flower=flor; frog=rana; mouse=ratón; cow=vaca;
    pig=cerdo cerdito; king=rey; queen=reina; knight=caballero; cake=pastel tarta; christmas=navidad; birthday=cumpleaños; grandma=abuela abuelita; grandpa=abuelo abuelito;
    mum=mamá; dad=papá; turtle=tortuga; monkey=mono; tiger=tigre; fox=zorro; owl=búho; plane=avión; rocket=cohete; robot=robot; ghost=fantasma;
    red=rojo roja; blue=azul; green=verde; big=grande; little=pequeño pequeña pequeñito; lost=perdido perdida; and=y; with=con; of=de del; in=en; who=que; magic=mágico mágica; sleepy=dormilón; white=blanco blanca; black=negro negra; friendship=amistad; sharing=compartir; courage=valentía; magician=mago`,
  French: `prince=prince; bad=méchant méchante; sleepy=endormi; dragon=dragon; dinosaur=dinosaure; dinosaurs=dinosaures; train=train; trains=trains; moon=lune; sun=soleil; star=étoile; stars=étoiles; sea=mer; wolf=loup; cat=chat chaton; dog=chien;
    horse=cheval; lion=lion; elephant=éléphant; whale=baleine; rabbit=lapin; princess=princesse; pirate=pirate; pirates=pirates; unicorn=licorne; forest=forêt; snow=neige; space=espace l'espace;
    football=foot; bear=ours ourson; bird=oiseau; fish=poisson; butterfly=papillon; mermaid=sirène; witch=sorcière; fairy=fée; monster=monstre; monsters=monstres; car=voiture; house=maison;
    school=école l'école; friend=ami amie; baby=bébé; ball=ballon; boat=bateau; tree=arbre; flower=fleur; frog=grenouille; mouse=souris; cow=vache; pig=cochon; king=roi; queen=reine; knight=chevalier;
    cake=gâteau; christmas=noël; birthday=anniversaire; grandma=mamie; grandpa=papi papy; mum=maman; dad=papa; turtle=tortue; monkey=singe; tiger=tigre; fox=renard; owl=hibou chouette; plane=avion;
    rocket=fusée; robot=robot; ghost=fantôme; red=rouge; blue=bleu bleue; green=vert verte; big=grand grande; little=petit petite; lost=perdu perdue; and=et; with=avec; of=de du; in=dans; who=qui; magic=magique; white=blanc blanche; black=noir noire; hedgehog=hérisson; snail=escargot; teddy=doudou`,
  German: `dragon=drache drachen; dinosaur=dinosaurier; train=zug; trains=züge; moon=mond; sun=sonne; star=stern; stars=sterne; sea=meer; wolf=wolf; cat=katze kätzchen; dog=hund; horse=pferd; horses=pferde;
    lion=löwe; elephant=elefant; whale=wal; rabbit=hase kaninchen; princess=prinzessin; pirate=pirat; pirates=piraten; unicorn=einhorn; forest=wald; snow=schnee; space=weltraum; football=fußball;
    bear=bär; bird=vogel; fish=fisch; butterfly=schmetterling; mermaid=meerjungfrau; witch=hexe; fairy=fee; monster=monster; car=auto; house=haus; school=schule; friend=freund freundin; boat=boot;
    ship=schiff; tree=baum; flower=blume; frog=frosch; mouse=maus; cow=kuh; pig=schwein; king=könig; queen=königin; knight=ritter; cake=kuchen; christmas=weihnachten; birthday=geburtstag; grandma=oma;
    grandpa=opa; mum=mama mutti; dad=papa vati; turtle=schildkröte; monkey=affe; fox=fuchs; owl=eule; plane=flugzeug; rocket=rakete; ghost=gespenst geist; digger=bagger; tractor=traktor; fire engine=feuerwehr;
    red=rot rote roter rotes; blue=blau blaue blauer; green=grün grüne grüner; big=groß große großer; little=klein kleine kleiner kleines; and=und; with=mit; in=im; magic=zauber; magician=zauberer; hedgehog=igel; snail=schnecke`,
  Italian: `bad=cattivo cattiva; prince=principe; dragon=drago; dinosaur=dinosauro; dinosaurs=dinosauri; train=treno; trains=treni; moon=luna; sun=sole; star=stella; stars=stelle; sea=mare; wolf=lupo; cat=gatto gattino; dog=cane cagnolino; horse=cavallo;
    lion=leone; elephant=elefante; whale=balena; rabbit=coniglio coniglietto; princess=principessa; pirate=pirata; pirates=pirati; unicorn=unicorno; forest=foresta bosco; snow=neve; space=spazio; football=calcio; bear=orso orsetto;
    bird=uccello uccellino; fish=pesce; butterfly=farfalla; mermaid=sirena; witch=strega; fairy=fata; monster=mostro; car=macchina; house=casa; school=scuola; friend=amico amica; boat=barca; tree=albero; flower=fiore; frog=rana;
    mouse=topo topolino; cow=mucca; pig=maiale; king=re; queen=regina; knight=cavaliere; cake=torta; christmas=natale; birthday=compleanno; grandma=nonna; grandpa=nonno; mum=mamma; turtle=tartaruga; monkey=scimmia; fox=volpe;
    owl=gufo; plane=aereo; rocket=razzo; red=rosso rossa; blue=blu; green=verde; big=grande; little=piccolo piccola; lost=perso; and=e; with=con; of=di; in=nel`,
  Portuguese: `dragon=dragão; dinosaur=dinossauro; dinosaurs=dinossauros; train=trem comboio; moon=lua; star=estrela; stars=estrelas; wolf=lobo; cat=gato; dog=cão cachorro; horse=cavalo; lion=leão; whale=baleia;
    rabbit=coelho coelhinho; unicorn=unicórnio; forest=floresta; snow=neve; football=futebol; bear=urso; bird=pássaro; fish=peixe; butterfly=borboleta; mermaid=sereia; witch=bruxa; fairy=fada; boat=barco; tree=árvore; grandma=avó vovó; grandpa=avô vovô; mum=mamãe mãe; dad=papai pai; big=grande; little=pequeno pequena; birthday=aniversário`,
  Dutch: `dragon=draak; dinosaur=dinosaurus; train=trein; moon=maan; sun=zon; star=ster; sea=zee; cat=kat poes; dog=hond; horse=paard; lion=leeuw; elephant=olifant; rabbit=konijn; princess=prinses; pirate=piraat; pirates=piraten;
    unicorn=eenhoorn; forest=bos; snow=sneeuw; football=voetbal; bear=beer; bird=vogel; fish=vis; witch=heks; boat=boot; tree=boom; mouse=muis; fox=vos; owl=uil; grandma=oma; grandpa=opa; little=kleine klein; big=grote groot; and=en; with=met`,
  Polish: `dragon=smok; dinosaur=dinozaur; dinosaurs=dinozaury; train=pociąg; moon=księżyc; star=gwiazda; cat=kot kotek; dog=pies piesek; horse=koń; bear=miś niedźwiedź; rabbit=królik; princess=księżniczka; unicorn=jednorożec; hedgehog=jeż; fox=lis; grandma=babcia; grandpa=dziadek`,
  Swedish: `dragon=drake; dinosaur=dinosaurie; train=tåg; moon=måne månen; cat=katt; dog=hund; horse=häst; bear=björn; troll=troll; princess=prinsessa; unicorn=enhörning; moose=älg; fox=räv; hedgehog=igelkott; and=och`,
  Norwegian: `cat=katt katten pus; dog=hund hunden; bus=buss bussen; train=tog toget; dragon=drage dragen; dinosaur=dinosaur; moon=månen; star=stjerne; bear=bjørn; rabbit=kanin; princess=prinsesse; unicorn=enhjørning; fox=rev reven; hedgehog=pinnsvin; horse=hest; cow=ku; pig=gris; fish=fisk; boat=båt; sea=hav havet; snow=snø; car=bil; football=fotball; pirate=sjørøver; grandma=bestemor; grandpa=bestefar`,
  Turkish: `dragon=ejderha; dinosaur=dinozor; train=tren; moon=ay; star=yıldız; cat=kedi; dog=köpek; horse=at; bear=ayı; lion=aslan; rabbit=tavşan; princess=prenses; grandma=babaanne anneanne; grandpa=dede`,
  Japanese: `dragon=ドラゴン 竜 龍; dinosaur=恐竜 きょうりゅう ダイナソー; train=電車 新幹線 汽車 でんしゃ; moon=月 お月さま おつきさま; sea=海; space=宇宙; cat=猫 ねこ ネコ; dog=犬 いぬ イヌ; horse=馬 うま; lion=ライオン; elephant=象 ぞう ゾウ; whale=くじら クジラ 鯨;
    rabbit=うさぎ ウサギ 兎; princess=お姫様 お姫さま おひめさま プリンセス; robot=ロボット; pirates=海賊 かいぞく; unicorn=ユニコーン; forest=森 もり; snow=雪; football=サッカー; bear=くま クマ 熊; bird=鳥; fish=魚 さかな; star=星 お星さま; mermaid=人魚; witch=魔女; ghost=おばけ; fox=狐 きつね;
    first day at school=入学 入学式; friendship=友だち 友達 ともだち; courage=勇気; bread=パン; baby=赤ちゃん; monster=怪獣; car=車; fire engine=消防車; squirrel=りす リス; penguin=ペンギン; snowman=雪だるま; tortoise=亀 カメ; and=と`,
  Chinese: `dragon=龙 龍; dinosaur=恐龙 恐龍; train=火车 火車; moon=月亮; space=太空; cat=猫咪 小猫 貓; dog=狗 小狗; horse=马; lion=狮子; elephant=大象; whale=鲸鱼; rabbit=兔子; princess=公主; robot=机器人; pirates=海盗; unicorn=独角兽; forest=森林;
    football=足球; first day at school=上学; friendship=朋友; sharing=分享; courage=勇敢; bread=面包; baby=宝宝; bear=熊 小熊; star=星星; panda=熊猫; tiger=老虎; fish=鱼; bird=小鸟; sea=大海`,
  Korean: `dragon=용; dinosaur=공룡; train=기차; moon=달 달님; cat=고양이; dog=강아지; rabbit=토끼; princess=공주; bear=곰; tiger=호랑이; star=별; unicorn=유니콘; robot=로봇; sea=바다`,
  Arabic: `dragon=تنين; dinosaur=ديناصور; dinosaurs=ديناصورات; space=الفضاء; train=قطار; sea=البحر; moon=القمر قمر; football=كرة القدم; cat=قطة; dog=كلب; horse=حصان الخيل; lion=أسد; elephant=فيل; whale=حوت; rabbit=أرنب; princess=أميرة; robot=روبوت; pirates=قراصنة; forest=الغابة; snow=الثلج; first day at school=المدرسة; friendship=الصداقة; sharing=المشاركة; courage=الشجاعة; bread=الخبز; star=نجمة; camel=جمل`,
  Hindi: `dragon=ड्रैगन; dinosaur=डायनासोर; space=अंतरिक्ष; train=रेलगाड़ी; sea=समुद्र; moon=चाँद चांद; football=फुटबॉल; cat=बिल्ली; dog=कुत्ता; horse=घोड़ा; lion=शेर; elephant=हाथी; whale=व्हेल; rabbit=खरगोश; princess=राजकुमारी; robot=रोबोट; forest=जंगल; friendship=दोस्ती; star=तारा; tiger=बाघ; king=राजा`,
  Russian: `dragon=дракон; dinosaur=динозавр; dinosaurs=динозавры; train=поезд; moon=луна; star=звезда; cat=кот кошка котёнок котенок; dog=собака щенок; horse=лошадь; lion=лев; elephant=слон; whale=кит; rabbit=кролик заяц зайчик; princess=принцесса; robot=робот; pirates=пираты; unicorn=единорог; forest=лес; snow=снег; bear=медведь мишка; hedgehog=ёж ежик ёжик; fox=лиса; wolf=волк; grandma=бабушка; grandpa=дедушка; sea=море`,
  Ukrainian: `hedgehog=їжак їжачок; dragon=змій; cat=кіт кішка; dog=пес; princess=принцеса; moon=місяць; bear=ведмідь; unicorn=єдиноріг; train=потяг; fox=лисичка; rabbit=зайчик; sea=море`,
  Swahili: `dragon=joka; train=treni; sea=bahari; moon=mwezi; football=mpira; cat=paka; dog=mbwa; horse=farasi; lion=simba; elephant=tembo ndovu; whale=nyangumi; rabbit=sungura; queen=malkia; robot=roboti; pirates=maharamia; forest=msitu; snow=theluji; friendship=urafiki; sharing=kushiriki; courage=ujasiri; bread=mkate; giraffe=twiga; monkey=tumbili`,
  Māori: `taniwha=taniwha; dinosaur=mokoweri; space=tuarangi; train=tereina; sea=moana; moon=marama; football=whutupaoro; cat=ngeru; dog=kurī kuri; horse=hōiho; lion=raiona; elephant=arewhana; whale=tohorā; rabbit=rāpeti; robot=karetao; forest=ngahere; snow=huka; school=kura; friendship=hoa; courage=māia; bread=parāoa; baby=pēpi; star=whetū; owl=ruru; fish=ika; bird=manu; canoe=waka`,
  Greek: `dragon=δράκος; dinosaur=δεινόσαυρος; train=τρένο; moon=φεγγάρι; cat=γάτα; dog=σκύλος; bear=αρκούδα; princess=πριγκίπισσα; sea=θάλασσα; star=αστέρι; grandma=γιαγιά; grandpa=παππούς`,
  Welsh: `dragon=draig ddraig; train=trên; moon=lleuad; cat=cath; dog=ci; owl=tylluan; hedgehog=draenog; rabbit=cwningen; sea=môr; grandma=nain mamgu; grandpa=taid tadcu`,
  Irish: `fairy=sióg; sea=farraige; moon=gealach; dragon=dragún`,
  Vietnamese: `dragon=rồng; cat=mèo; dog=chó; moon=trăng; elephant=voi; tiger=hổ; dinosaur=khủng long; train=tàu hỏa`,
};

/** The little words that tell a tongue, and stand for none of ours but an article. */
export const articles: readonly (readonly [RegExp, Tongue])[] = [
  [/^(eine|einen|einem|einer|ein|der|die|das|den|dem)$/, 'German'],
  [/^(een|het)$/, 'Dutch'],
  [/^(uma|umas|os|um|ao)$/, 'Portuguese'],
  [/^(uno|il|gli|dello|della)$/, 'Italian'],
  [/^(unos|unas|el|los|las)$/, 'Spanish'],
  [/^(une|les|des|aux|au)$/, 'French'],
  [/^(ett|och)$/, 'Swedish'],
  [/^(jeg|som|og|ikke|vil)$/, 'Norwegian'],
];
/** Articles of more than one tongue: the word after them decides, or else the first of these. */
export const sharedArticles: Readonly<Record<string, readonly Tongue[]>> = {
  un: ['Spanish', 'French', 'Italian'],
  una: ['Spanish', 'Italian'],
  la: ['Spanish', 'French', 'Italian'],
  le: ['French', 'Italian'],
  lo: ['Italian', 'Spanish'],
  de: ['Dutch'],
  o: ['Portuguese'],
  as: ['Portuguese'],
  en: ['Swedish', 'Dutch'],
  te: ['Māori'],
  he: ['Māori'],
  ngā: ['Māori'],
  y: ['Welsh'],
};

/** The plainest words of harm in tongues that parents wish in. Without accents, as they are compared. */
export const otherTongues = `
  matare/mataras/violar/violaron/degollado/descuartizo/descuartizar
  matar/mato/mataron/matara/matarlo/matarla/mataba/asesino/asesinos/asesinar/asesinato/asesinaron/apunalo/apunalar/apunalaron/degollo/degollar/estrangulo/estrangular/ahorco/ahorcado/ahorcar/pistola/pistolas/escopeta/disparo/dispararon/disparar/sangre/sangriento/sangrienta/cadaver/cadaveres/suicidio/suicidarse/suicido/violacion/secuestro/secuestrar/secuestraron/tortura/torturar/torturo/golpeo/golpearon/puta/putas/puto/mierda/cono/joder/cabron/pendejo/maricon/droga/drogas/cocaina/borracho/borracha/desnuda/desnudo/sexo/muerte/murio/muerto/muerta/muertos
  le/les corto/cortaron/corta los/las/la/el dedos/manos/cabeza/lengua/orejas/brazo/pierna/garganta
  zerfleischte/zerfleischt/zerriss/zerrissen/erschlug/erschlagen/ertrankte das/den/die/ihn/sie/ihr
  se corto/cortaba/corta las/los venas/munecas/brazos
  violo/viola/violaba a su/la/una/el/un/mi
  arranco/arrancaron/arranca los ojos/brazos/dedos
  se comio/comio/devoro/devoraron al/a_la/a_los/a_un/a_una nino/nina/ninos/hombre/mujer/bebe/perro/gato
  le/lo/la/los/las golpearon/golpeo/golpea/patearon/pateo/azoto/azotaron
  te/lo/la/los/os/me mataran/matara/matare/mataria/mataron/ahogare/cortare
  escupio los huesos
  se ahorco/ahorcaron/mato/suicido/colgo
  s est pendu/pendue/suicide/suicidee/tue/tuee
  trancha/tranche/coupa/coupe la/sa/lui la_gorge/gorge/tete/main
  la gorge ... trancha/tranchee/coupee
  lui trancha/coupa/creva/arracha la/les/une gorge/tete/yeux/main/oeil
  battait/frappait/violait/viola/violee ... femme/fille/fils/enfant/mere/soeur
  je vais/veux te/le/la/les/mourir tuer/egorger/mourir/.
  schnitt/schneidet/schnitten ... pulsadern/kehle/hals/finger
  pulsadern/kehle auf/durch
  ich will/mochte/werde ... sterben/umbringen/toten
  schoss/erschoss/schossen ... kopf/bein/mann/frau/hund/herz/tot
  si taglio le vene
  voglio/vuole/voleva morire
  gli/le/li ha/taglio/sparo/strappo (la/il/gli) gola/testa/occhi/petto
  ha/hanno ammazzato/ucciso/violentato/picchiato/stuprato

  cortar/corto/cortaron la cabeza/garganta/mano/lengua
  bringe/bring dich/ihn/sie/euch um
  vete a la mierda
  le/lo/la/les/los pego/pegaba/pegaron/golpeaba/acuchillo/disparo/mato/pegan/pega con/en/una/un/y/hasta/muy/fuerte/a/cada/.
  le clavo .. cuchillo/navaja/espada
  con .. cuchillo/navaja ... sangre/mato/clavo/cuello/corazon/ataco/hirio
  cuchillo/navaja ... garganta/cuello/pecho/corazon/sangre
  quiero/quiere/queria morir/morirme/morirse/matarme/matarse
  te/lo/la/los voy/vamos/va a matar
  hijo/hija de puta
  tuer/tuerai/tua/tuerent/assassin/assassiner/assassina/meurtre/meurtrier/poignarda/poignarder/egorgea/egorger/etrangla/etrangler/pistolet/fusil/cadavre/suicider/viol/violer/ensanglante/ensanglantee/putain/merde/connard/connasse/gueule/salope/encule/drogue/drogues/ivre/mourir/meurt/mort/morte
  du/de/le/son/de_son sang !froid
  l/avec_un couteau ... gorge/sang/coeur/ventre
  frappa/frappe/frapper/gifla/battait ... fille/garcon/enfant/femme/visage/frere/soeur/lui/mere/fils
  toten/totete/toteten/getotet/ermordet/ermorden/mord/morder/erstach/erstochen/erwurgt/erwurgte/erschoss/erschossen/gewehr/pistole/waffe/waffen/leiche/leichen/blut/blutig/blutete/selbstmord/vergewaltigt/scheisse/scheiss/arschloch/hure/schlampe/fotze/ficken/fick/hurensohn/drogen/verdammte/verdammt/verdammter/betrunken/nackt/enthauptet/prugelte/verprugelt
  schlug/schlagt/schlagen/stach ... mutter/kind/frau/sohn/tochter/bruder/schwester/gesicht/messer/ihn/sie
  uccidere/uccise/ucciso/ammazzare/ammazzato/ammazzata/ammazzo/omicidio/assassinio/pugnalo/pugnalare/strangolo/pistola/fucile/sangue/cadavere/suicidio/stupro/cazzo/merda/puttana/stronzo/vaffanculo/troia/droga/ubriaco/nudo/nuda/morto/morta
  matou/mataram/assassino/assassinar/esfaqueou/esfaqueado/esfaqueada/facada/estrangulou/espingarda/atirou/cadaver/suicidio/estupro/caralho/merda/porra/foder/puta/drogas/bebado/nua/sangue
  doden/doodde/vermoord/vermoorden/moord/moordenaar/vermoordde/vermoordden/geweer/pistool/lijk/zelfmoord/verkracht/bloed/bloederig/kut/klootzak/hoer/godverdomme/drugs/dronken/naakt
`;

/** Scripts without spaces, or of their own: looked for as they are. */
export const otherScripts =
  /杀死|殺|杀人|自杀|强奸|毒品|流血|鲜血|枪|手枪|死亡|尸体|強姦|自害|死ね|殺す|殺し|血まみれ|銃|麻薬|レイプ|убил|убить|убива|убий|застрел|задуш|кровь|крови|зарезал|пистолет|винтовк|наркотик|самоубий|застрел|задуш|изнасил|сука|блядь|хуй|пизд|труп|قتل|يقتل|دماء|انتحر|اغتصب|مخدرات|मार डाला|हत्या|खून|बलात्कार|आत्महत्या|죽였|살인|자살|강간|마약|총을/u;

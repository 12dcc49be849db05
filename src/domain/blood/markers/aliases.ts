import type { MarkerKey } from '#domain/blood/markers.ts';

interface Aliases {
  readonly spoken: readonly string[];
  readonly printed: readonly string[];
}

const listed = (text: string): readonly string[] =>
  text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');

function names(text: string): Aliases {
  const [spoken = '', printed = ''] = text.split('|');
  return { spoken: listed(spoken), printed: listed(printed) };
}

/**
 * Other names of a marker: as Americans say them, then after a bar British, German, French and Spanish names and those that only a
 * lab prints. A name of several markers (lymphocytes as count and as percentage) is listed for each, and the unit decides. Case, accents,
 * spaces and punctuation are ignored.
 */
export const MARKER_ALIASES: Readonly<Record<MarkerKey, Aliases>> = {
  'glucose-fasting': names(
    'glucose; FPG; FBG; fasting blood sugar; fasting plasma glucose; blood sugar; blood glucose | glucose, serum; glucose plasma; Nüchternglukose; Nüchternblutzucker; NBZ; Glukose; Glucose nüchtern; Blutzucker; BZ; glycémie à jeun; glycémie; glucemia; glucosa; glucosa basal; glucemia en ayunas',
  ),
  'glucose-2h': names(
    'OGTT 2 h; OGTT glucose; 2 hour glucose; glucose 2 h after 75 g; glucose tolerance 2 h | 2h PG; oGTT 120 min; Glukose 2 h; glycémie 2 h; HGPO 2 h; SOG 120 min; curva de glucosa 2 h',
  ),
  hba1c: names(
    'A1c; hemoglobin A1c; glycated hemoglobin; glycohemoglobin; glycosylated hemoglobin; HbA1c IFCC; HbA1c NGSP | haemoglobin A1c; Hb A1c; Glykohämoglobin; Langzeitzucker; hémoglobine glyquée; hemoglobina glicada; hemoglobina glicosilada; hemoglobina glucosilada',
  ),
  'insulin-fasting': names(
    'insulin; serum insulin | Insulin nüchtern; Nüchterninsulin; insuline; insuline à jeun; insulinémie; insulina; insulina basal',
  ),
  'c-peptide': names('C peptide; connecting peptide | C-Peptid; peptide C; péptido C'),
  fructosamine: names('glycated serum protein | Fruktosamin; fructosamina'),
  'uric-acid': names('urate | Harnsäure; HS; acide urique; uricémie; ácido úrico; urato'),
  'ketone-bhb': names(
    'beta-hydroxybutyrate; BHB; 3-hydroxybutyrate; ketones; blood ketones | Ketone; Beta-Hydroxybutyrat; corps cétoniques; cétonémie; cetonas; cuerpos cetónicos; betahidroxibutirato',
  ),
  'total-cholesterol': names(
    'cholesterol; TC | cholesterol total; cholesterol, total; Gesamtcholesterin; Cholesterin; Cholesterin gesamt; Chol; cholestérol; cholestérol total; colesterol; colesterol total',
  ),
  'ldl-c': names(
    'LDL; low-density lipoprotein; LDL-C; LDL cholesterol; LDL chol | LDL cholesterol calc; LDL cholesterol calculated; LDL-cholesterol direct; LDL chol calc (NIH); LDL-Cholesterin; LDL-Chol; cholestérol LDL; LDL cholestérol; colesterol LDL',
  ),
  'hdl-c': names(
    'HDL; high-density lipoprotein; HDL-C; HDL cholesterol; HDL chol | HDL-Cholesterin; HDL-Chol; cholestérol HDL; colesterol HDL',
  ),
  'non-hdl-c': names(
    'non-HDL-C | non HDL; non-HDL cholesterol calc; Nicht-HDL-Cholesterin; Non-HDL-Cholesterin; cholestérol non HDL; colesterol no HDL',
  ),
  triglycerides: names(
    'TG; trigs | triglyceride; Triglyceride; Triglyzeride; Neutralfette; triglycérides; triglicéridos',
  ),
  apob: names(
    'ApoB; apolipoprotein B-100; ApoB-100 | Apo B; Apolipoprotein B; apolipoprotéine B; apolipoproteína B',
  ),
  apoa1: names(
    'ApoA1; apolipoprotein A-I | Apo A1; Apo A-I; Apolipoprotein A1; apolipoprotéine A1; apolipoproteína A1',
  ),
  'lp-a-nmol': names('Lp(a); Lp a; lipoprotein a | Lipoprotein (a); lipoprotéine (a); lipoproteína (a)'),
  'lp-a-mgdl': names(
    'Lp(a); Lp(a) mass; Lp a; lipoprotein a | Lipoprotein (a); lipoprotéine (a); lipoproteína (a)',
  ),
  'ldl-particles': names(
    'LDL-P; LDL particle number; LDL particle count | LDL-Partikel; particules LDL; partículas LDL',
  ),
  homocysteine: names('Hcy; total homocysteine | homocyst(e)ine; Homocystein; homocystéine; homocisteína'),
  'nt-probnp': names('NTproBNP; proBNP; N-terminal pro-BNP | NT pro BNP; pro BNP N terminal'),
  'hs-crp': names(
    'CRP; C-reactive protein; high sensitivity CRP; CRP hs; CRP cardiac | hsCRP; C-reactive protein, cardiac; C-reaktives Protein; CRP ultrasensitiv; CRPhs; protéine C réactive; CRP ultrasensible; proteína C reactiva; PCR; PCR ultrasensible',
  ),
  esr: names(
    'ESR; sed rate; sedimentation rate; erythrocyte sedimentation | BSG; BKS; Blutsenkung; Blutkörperchensenkung; vitesse de sédimentation; VS; velocidad de sedimentación; VSG',
  ),
  fibrinogen: names('fibrinogen activity | Fibrinogen; fibrinogène; fibrinógeno'),
  wbc: names(
    'WBC; leukocytes; white cell count; white blood cell count; TLC | leucocytes; total leucocyte count; Leukozyten; Leukos; globules blancs; leucocitos; glóbulos blancos',
  ),
  neutrophils: names(
    'ANC; neutrophil count | neutrophils absolute; absolute neutrophils; neutrophils (absolute); neutrophils abs; neut #; Neutrophile; Neutrophile absolut; Neutrophile Granulozyten; segmentkernige; polynucléaires neutrophiles; PNN; neutrófilos; neutrófilos absolutos',
  ),
  lymphocytes: names(
    'lymphs; lymphocyte count; ALC | absolute lymphocytes; lymphs (absolute); lymphocytes abs; lymph #; Lymphozyten; Lymphozyten absolut; lymphocytes absolus; linfocitos; linfocitos absolutos',
  ),
  'lymphocytes-pct': names(
    'lymphocytes; lymphs; lymphocytes %; lymphs % | lymphocyte percent; lymphocytes share; % lymphocytes; Lymphozyten; Lymphozyten %; Lymphozyten relativ; lymphocytes relatifs; linfocitos; linfocitos %',
  ),
  monocytes: names(
    'monos | absolute monocytes; monocytes (absolute); monocytes absolute; mono #; Monozyten; Monozyten absolut; monocitos',
  ),
  eosinophils: names(
    'eos | absolute eosinophils; eos (absolute); eosinophils absolute; Eosinophile; Eosinophile Granulozyten; polynucléaires éosinophiles; eosinófilos',
  ),
  basophils: names(
    'basos | baso (absolute); absolute basophils; basophils absolute; Basophile; Basophile Granulozyten; polynucléaires basophiles; basófilos',
  ),
  rbc: names(
    'RBC; erythrocytes; red cell count; red blood cell count | Erythrozyten; Erys; globules rouges; hématies; eritrocitos; hematíes; glóbulos rojos',
  ),
  hemoglobin: names('Hb; Hgb | haemoglobin; Hämoglobin; hémoglobine; hemoglobina'),
  hematocrit: names('Hct; packed cell volume; PCV | haematocrit; Hämatokrit; Hkt; hématocrite; hematocrito'),
  mcv: names(
    'mean corpuscular volume; mean cell volume | VGM; volume globulaire moyen; VCM; volumen corpuscular medio',
  ),
  mch: names(
    'mean corpuscular hemoglobin; mean cell hemoglobin | HbE; MCH (HbE); TCMH; HCM; hemoglobina corpuscular media',
  ),
  mchc: names('mean corpuscular hemoglobin concentration | CCMH; CHCM'),
  rdw: names(
    'RDW-CV; RDW CV; red cell distribution width | Erythrozytenverteilungsbreite; EVB; indice de distribution des globules rouges; IDR; ancho de distribución eritrocitaria; ADE',
  ),
  platelets: names(
    'PLT; platelet count; thrombocytes | Thrombozyten; Thrombos; plaquettes; plaquetas; trombocitos',
  ),
  mpv: names(
    'MPV; mean thrombocyte volume | mittleres Thrombozytenvolumen; VPM; volume plaquettaire moyen; VMP; volumen plaquetario medio',
  ),
  tsh: names(
    'thyrotropin; thyroid stimulating hormone; TSH basal; TSH sensitive | Thyreotropin; thyréostimuline; tirotropina; hormona estimulante del tiroides',
  ),
  ft4: names(
    'FT4; free thyroxine; T4 free; thyroxine free | T4, free (direct); freies T4; freies Thyroxin; fT4; T4 libre; thyroxine libre; tiroxina libre',
  ),
  ft3: names(
    'FT3; free triiodothyronine; T3 free | triiodothyronine, free; freies T3; freies Trijodthyronin; fT3; T3 libre',
  ),
  'tpo-ab': names(
    'TPO antibodies; anti-TPO; TPO Ab; thyroid peroxidase Ab; microsomal antibodies | TPO-AK; TPO-Antikörper; MAK; anticorps anti-TPO; anticuerpos anti-TPO; anti peroxidasa',
  ),
  'testosterone-total': names(
    'total testosterone | testosterone total; testosterone, serum; Testosteron; Testosteron gesamt; testostérone; testosterona; testosterona total',
  ),
  'testosterone-free': names(
    'testosterone free | free testosterone (direct); freies Testosteron; Testosteron frei; testostérone libre; testosterona libre',
  ),
  shbg: names(
    'sex hormone binding globulin | sexualhormonbindendes Globulin; globuline liant les hormones sexuelles; globulina fijadora de hormonas sexuales; TeBG',
  ),
  estradiol: names('E2; 17-beta estradiol | oestradiol; Östradiol; Estradiol (E2); œstradiol'),
  progesterone: names('| Progesteron; progestérone; progesterona'),
  lh: names(
    'luteinizing hormone; lutropin | luteinising hormone; luteinisierendes Hormon; hormone lutéinisante; hormona luteinizante',
  ),
  fsh: names(
    'follicle stimulating hormone; follitropin | follikelstimulierendes Hormon; hormone folliculo-stimulante; hormona foliculoestimulante',
  ),
  prolactin: names('PRL | Prolaktin; prolactine; prolactina'),
  'dhea-s': names(
    'DHEA-S; DHEAS; DHEA-SO4; dehydroepiandrosterone sulfate | DHEA sulphate; Dehydroepiandrosteronsulfat; sulfate de DHEA; sulfato de DHEA',
  ),
  'cortisol-am': names(
    'cortisol; cortisol morning; serum cortisol | cortisol AM; cortisol 8 am; Cortisol morgens; Kortisol; cortisol 8 h; cortisol basal',
  ),
  igf1: names(
    'IGF-I; insulin-like growth factor 1; somatomedin C | Somatomedin-C; IGF 1; factor de crecimiento insulínico tipo 1',
  ),
  psa: names(
    'prostate specific antigen; total PSA | PSA total; prostataspezifisches Antigen; antigène prostatique spécifique; antígeno prostático específico',
  ),
  pth: names(
    'PTH intact; parathyrin; iPTH; intact parathyroid hormone | Parathormon; parathormone; hormona paratiroidea; paratohormona',
  ),
  alt: names(
    'GPT; SGPT; ALAT; alanine aminotransferase; alanine transaminase | ALT (GPT); ALT (SGPT); Alanin-Aminotransferase; TGP; transaminases TGP; GPT (ALAT); transaminasa GPT',
  ),
  ast: names(
    'GOT; SGOT; ASAT; aspartate aminotransferase; aspartate transaminase | AST (GOT); AST (SGOT); Aspartat-Aminotransferase; TGO; transaminases TGO; GOT (ASAT); transaminasa GOT',
  ),
  ggt: names(
    'gamma-GT; γ-GT; GGTP; gamma-glutamyl transferase; gamma glutamyltransferase | Gamma-Glutamyltransferase; GGT (Gamma-GT); gamma GT; gamma-glutamyl transpeptidase',
  ),
  alp: names(
    'ALP; alk phos; AP | alkaline phosphatase, S; alkalische Phosphatase; phosphatases alcalines; PAL; fosfatasa alcalina; FA',
  ),
  'bilirubin-total': names(
    'total bilirubin | bilirubin total; bilirubin, total; Bilirubin gesamt; Gesamtbilirubin; bilirubine totale; bilirrubina total; bilirubine; bilirrubina',
  ),
  albumin: names('serum albumin; ALB | Albumin im Serum; albumine; albuminémie; albúmina'),
  'total-protein': names(
    'TP; serum protein | protein total; protein, total; Gesamteiweiß; Gesamtprotein; Eiweiß gesamt; protéines totales; protidémie; proteínas totales',
  ),
  ldh: names(
    'LD; lactate dehydrogenase | Laktatdehydrogenase; lactate déshydrogénase; lactato deshidrogenasa',
  ),
  creatinine: names(
    'creat; serum creatinine | creatinine, serum; Kreatinin; Krea; créatinine; créatininémie; creatinina; creatinina sérica',
  ),
  bun: names(
    'BUN; urea nitrogen; blood urea nitrogen; urea | Harnstoff; Harnstoff-N; Harnstoffstickstoff; urée; urémie; nitrógeno ureico',
  ),
  egfr: names(
    'eGFR CKD-EPI; estimated GFR; GFR; glomerular filtration rate; eGFR (CKD-EPI 2021) | eGFR non-African American; GFR nach CKD-EPI; glomeruläre Filtrationsrate; DFG; débit de filtration glomérulaire; DFG CKD-EPI; filtrado glomerular; FG CKD-EPI; TFG',
  ),
  'cystatin-c': names('cystatin; CysC | cystatine C; cistatina C'),
  uacr: names(
    'ACR; UACR; urine albumin to creatinine; albumin/creatinine ratio; albumin creatinine ratio urine; microalbumin/creatinine ratio; urine ACR | Albumin-Kreatinin-Quotient; Albumin/Kreatinin im Urin; rapport albumine créatinine; cociente albúmina creatinina',
  ),
  sodium: names('Na; Na+ | Natrium; natrémie; sodio'),
  potassium: names('K; K+ | Kalium; kaliémie; potasio'),
  chloride: names('Cl; Cl- | Chlorid; chlorure; chlorures; chlorémie; cloro; cloruro'),
  'co2-bicarbonate': names(
    'CO2; carbon dioxide; total CO2; TCO2; bicarbonate; HCO3; HCO3- | carbon dioxide, total; Bikarbonat; Standardbikarbonat; bicarbonates; réserve alcaline; bicarbonato',
  ),
  calcium: names('Ca; total calcium | calcium total; Kalzium; calcémie; calcio'),
  phosphate: names(
    'phosphorus; PO4; inorganic phosphate | phosphorus, inorganic; Phosphat; Phosphat anorganisch; phosphore; phosphorémie; fosfato; fósforo',
  ),
  'creatine-kinase': names(
    'CK; CPK; creatine phosphokinase | CK total; Kreatinkinase; Creatinkinase; créatine kinase; creatina quinasa; creatina cinasa',
  ),
  'vitamin-d-25oh': names(
    'vitamin D; 25-OH vitamin D; 25-hydroxyvitamin D; 25(OH)D; 25-OH-D; vitamin D3 25-OH; 25-hydroxy vitamin D total; calcidiol | vit D; Vit. D 25-OH; vitamin D, 25-hydroxy; 25-OH-Vitamin D; Vitamin D3; vitamine D; 25 OH vitamine D; vitamina D; 25-hidroxivitamina D',
  ),
  'vitamin-b12': names(
    'B12; cobalamin; cyanocobalamin | vit B12; Vitamin B12; Cobalamin; vitamine B12; vitamina B12; cobalamina',
  ),
  folate: names(
    'folic acid; vitamin B9 | folate, serum; Folsäure; Folat; acide folique; folates; ácido fólico; folato',
  ),
  mma: names('MMA; methylmalonate | Methylmalonsäure; acide méthylmalonique; ácido metilmalónico'),
  ferritin: names('serum ferritin | Ferritin; ferritine; ferritinémie; ferritina'),
  iron: names(
    'Fe; serum iron | iron, total; Eisen; Eisen im Serum; fer; fer sérique; sidérémie; hierro; hierro sérico; sideremia',
  ),
  tibc: names(
    'TIBC; iron binding capacity | iron bind.cap.(TIBC); Eisenbindungskapazität; totale Eisenbindungskapazität; TEBK; EBK; capacité totale de fixation; CTF; capacidad total de fijación de hierro; CTFH',
  ),
  'transferrin-sat': names(
    'TSAT; iron saturation; transferrin saturation index | % saturation; Transferrinsättigung; TFS; coefficient de saturation de la transferrine; saturation de la transferrine; CST; saturación de transferrina; índice de saturación de transferrina; IST',
  ),
  magnesium: names('Mg; serum magnesium | Magnesium im Serum; magnésium; magnésémie; magnesio'),
  zinc: names('Zn; serum zinc | Zink; cinc'),
  copper: names('Cu; serum copper | Kupfer; cuivre; cobre'),
  selenium: names('Se; serum selenium | Selen; sélénium; selenio'),
  'vitamin-a': names('retinol; vitamin A | Vitamin A; Retinol; vitamine A; rétinol; vitamina A'),
  'vitamin-e': names(
    'alpha-tocopherol; tocopherol | Vitamin E; Tocopherol; vitamine E; tocophérol; vitamina E',
  ),
  'vitamin-b6-plp': names(
    'vitamin B6; B6; pyridoxal phosphate; pyridoxal 5-phosphate; PLP | Vitamin B6; Pyridoxalphosphat; vitamine B6; vitamina B6; piridoxal fosfato',
  ),
  'omega3-index': names(
    'omega-3 index; omega 3; EPA+DHA index | HS-Omega-3 Index; Omega-3-Index; indice oméga-3; índice omega-3',
  ),
};

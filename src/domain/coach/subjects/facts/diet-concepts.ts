import type { Concept } from '#domain/coach/subjects/concept.ts';

const DIET = ['Open diet quality', 'dietQuality'] as const;
const GOALS = ['See your goals', 'goals'] as const;
const GLUCOSE = ['Open glucose', 'glucose'] as const;

/** Diets, foods and what they do. */
export const DIET_CONCEPTS: readonly Concept[] = [
  {
    names: 'complete protein; complete proteins; essential amino acids; amino acids',
    facts: {
      is: 'Proteins are made of amino acids, nine of which your body can’t make. A complete protein has enough of all nine.',
      why: 'Meat, fish, eggs, dairy and soy are complete. Grains and beans complement each other, and you don’t have to eat them in the same meal.',
      rich: 'Meat, fish, eggs, dairy, soy and quinoa contain all the essential amino acids.',
    },
    link: DIET,
    next: 'Am I getting enough protein?',
  },
  {
    names: 'keto diet; keto; ketogenic diet; the keto diet; going keto',
    facts: {
      is: 'Keto is a very low-carb diet, usually with less than 50 g of carbs a day. With so few carbs, your body makes ketones from fat.',
      why: 'It can lower appetite and blood sugar. For weight loss, it works about as well as other diets over a year.',
      high: 'In the first weeks, headaches, cramps and tiredness are common. LDL cholesterol can rise. Don’t start keto without your doctor’s OK if you’re pregnant or breastfeeding. The same goes if you have type 1 diabetes, kidney disease or a history of an eating disorder, or take insulin, a sulfonylurea or an SGLT2 inhibitor.',
      rich: 'Fish, meat, eggs, cheese, tofu, nuts, olive oil, avocado and leafy greens fit a keto diet.',
    },
    link: ['Dietary preferences', 'dietaryPreferences'],
    next: 'How many carbs did I eat yesterday?',
  },
  {
    names: 'ketosis; nutritional ketosis',
    facts: {
      is: 'Ketosis is the state in which your body makes ketones from fat, because it’s getting very few carbs. In this app, nutritional ketosis starts when your blood ketones reach 1 mmol/L.',
      why: 'It’s normal during fasting and on a keto diet. It isn’t the same as ketoacidosis, which is a diabetes emergency.',
      high: 'If you have type 1 diabetes, or take insulin or an SGLT2 inhibitor, ketones can become dangerous. Ask your care team what level is safe for you.',
    },
    link: GLUCOSE,
  },
  {
    names:
      'intermittent fasting; time-restricted eating; time restricted eating; if; 16:8; 16 8; 16/8; the 16:8 diet',
    facts: {
      is: 'Intermittent fasting is eating within a set part of the day, for example 8 hours, and fasting for the rest.',
      why: 'It helps some people eat less. In trials, weight loss was about the same as with other diets that have the same calories.',
      high: 'Don’t fast if you’re under 18, underweight, pregnant, breastfeeding or being treated for cancer, or if you’ve ever had an eating disorder. The same goes if you have type 1 diabetes or advanced kidney disease, or take insulin or a sulfonylurea.',
    },
    link: ['Open fasting', 'fasting'],
    next: 'Can I fast?',
  },
  {
    names: 'autophagy',
    facts: {
      is: 'Autophagy is how your cells break down and reuse their own damaged parts.',
      why: 'Fasting and exercise increase it in animals. In people it’s hard to measure, so nobody can tell you how many hours it takes.',
    },
    link: ['Open fasting', 'fasting'],
  },
  {
    names: 'Mediterranean diet; med diet',
    facts: {
      is: 'The Mediterranean diet is mostly vegetables, fruit, beans, whole grains, nuts and olive oil, with some fish and dairy, and not much meat or sweets.',
      why: 'It’s one of the best-studied diets. In trials, people who ate this way had fewer heart attacks and strokes overall.',
      rich: 'Vegetables, beans, whole grains, fruit, nuts, olive oil and fish make up most of it.',
    },
    link: ['Dietary preferences', 'dietaryPreferences'],
  },
  {
    names: 'DASH diet; dash',
    facts: {
      is: 'DASH is a diet for lowering blood pressure: vegetables, fruit, whole grains, low-fat dairy, beans and nuts, with little salt and saturated fat.',
      why: 'It lowers blood pressure within weeks. It’s high in potassium, so ask your doctor first if you have kidney disease or take blood pressure medication.',
      rich: 'Vegetables, fruit, whole grains, low-fat dairy, beans, nuts and fish make up most of it.',
    },
    link: ['Dietary preferences', 'dietaryPreferences'],
  },
  {
    names: 'calorie deficit; caloric deficit; energy deficit; a deficit; deficit',
    facts: {
      is: 'A calorie deficit means taking in fewer calories than you burn, so your body draws on stored energy.',
      why: 'Every diet that leads to weight loss does so through a deficit.',
      high: 'Too large a deficit costs you muscle, hurts your sleep and mood, and rarely lasts. Your targets never go below a safe minimum.',
    },
    link: GOALS,
    next: 'How many calories do I have left today?',
  },
  {
    names: 'energy balance; calorie balance; net calories',
    facts: {
      is: 'Energy balance is the calories you eat minus the calories you burn.',
      why: 'Over weeks, it determines whether your weight goes up or down.',
      normal:
        'If your weight is steady, it averages zero over weeks. If you’re losing weight, it’s negative.',
      up: 'To gain weight, eat more calorie-dense foods, such as nuts, oils and whole milk.',
      down: 'Eat a little less, starting with snacks and liquid calories, and move more.',
    },
    link: GOALS,
  },
  {
    names: 'glycemic index; gi; glycaemic index',
    facts: {
      is: 'The glycemic index ranks foods by how much their carbs raise blood sugar over two hours. Pure glucose scores 100.',
      why: 'It helps you compare foods with the same amount of carbs. Portion size matters too.',
      poor: 'Lentils, beans, most vegetables, whole fruit, dairy, pasta and whole grains have a low glycemic index.',
      rich: 'White bread, white rice, potatoes, cornflakes and sugary drinks have a high glycemic index.',
    },
    link: DIET,
  },
  {
    names: 'glycemic load; gl; glycaemic load',
    facts: {
      better: 'down',
      is: 'Glycemic load is a food’s glycemic index times the grams of carbs in the portion, divided by 100. It shows how much a portion raises blood sugar.',
      why: 'A food with a high index can have a low load if you don’t eat much of it.',
      normal:
        'For one serving of a food, 10 or less is low and 20 or more is high. For a whole day, under 80 is low and over 120 is high.',
      high: 'Large portions of white bread, rice, potatoes, sweets and sugary drinks raise it.',
      low: 'A low load usually means a smaller rise in blood sugar.',
      down: 'Have smaller portions of white bread, rice and sweets, and more beans, vegetables and whole grains.',
      poor: 'Vegetables, beans, berries, nuts, eggs, fish, meat and plain yogurt have a low glycemic load.',
      accuracy: 'It’s an estimate, because foods without a measured index get a typical value.',
    },
    link: DIET,
    shown:
      'It’s calculated from the complete days in your food log. The diet quality screen shows it by day.',
  },
  {
    names: 'gut microbiome; microbiome; gut bacteria; gut flora; gut health',
    facts: {
      is: 'The microbiome is the bacteria and other microbes in your gut.',
      why: 'They digest fiber, make vitamins, train your immune system and protect the lining of your gut.',
      up: 'Eat a wide variety of plants, get enough fiber, and have fermented foods such as yogurt, kefir or sauerkraut.',
      rich: 'Fiber from beans, oats, vegetables, fruit and nuts feeds it. Yogurt, kefir, sauerkraut and kimchi add live bacteria.',
    },
    link: DIET,
    next: 'Am I getting enough fiber?',
  },
  {
    names: 'antioxidants; antioxidant',
    facts: {
      is: 'Antioxidants neutralize unstable molecules that can damage your cells. They include vitamins C and E, carotenoids and many plant compounds.',
      why: 'A diet rich in plants provides plenty. In trials, antioxidant supplements generally haven’t prevented disease.',
      high: 'High-dose supplements can do harm. Beta-carotene supplements raise the risk of lung cancer in smokers.',
      rich: 'Berries, leafy greens, nuts, beans, tea, coffee, cocoa and spices are rich in antioxidants.',
    },
    link: DIET,
  },
  {
    names:
      'ultra-processed food; ultra processed food; upf; ultra-processed foods; ultra processed foods; upfs; processed food; processed foods; nova',
    facts: {
      is: 'Ultra-processed foods, such as soda, chips, candy, sausages, instant meals and many cereals, are made mostly from industrial ingredients.',
      why: 'They make it easy to overeat, and people who eat a lot of them tend to be less healthy. Some, such as packaged whole-grain bread and yogurt, aren’t linked to harm.',
      down: 'Make one swap at a time: water instead of soda, nuts instead of chips, or plain yogurt with fruit instead of sweetened yogurt.',
      high: 'Eating a lot of them usually means more calories, salt and sugar, and less fiber.',
    },
    link: DIET,
    next: 'How is my diet quality?',
  },
  {
    names: 'omega-6; omega 6; omega 6 fats; linoleic acid',
    facts: {
      is: 'Omega-6 fats are polyunsaturated fats in most plant oils, nuts and seeds. Linoleic acid is the main one.',
      why: 'You need some, and they lower LDL cholesterol when they replace saturated fat. Studies in people haven’t shown that they cause inflammation.',
      rich: 'Sunflower, corn and soybean oils are high in omega-6, and so are walnuts and sunflower seeds.',
      high: 'The main concern with too much is the calories. Eating more omega-3 matters more than eating less omega-6.',
    },
    link: DIET,
  },
  {
    names: 'a healthy diet; healthy diet; healthy eating; eating healthy; balanced diet; a balanced diet',
    facts: {
      is: 'A healthy diet is mostly vegetables, fruit, beans, whole grains, nuts and fish or other lean protein, with little salt, added sugar and processed meat.',
      why: 'It’s good for your heart, gut and brain, and makes it easier to keep a healthy weight.',
    },
    link: DIET,
    next: 'How is my diet quality?',
  },
  {
    names: 'micronutrients; micronutrient; vitamins and minerals; vitamins; minerals',
    facts: {
      is: 'Micronutrients are vitamins and minerals. You need only small amounts, but your body can’t work without them.',
      why: 'Each has its own job, such as building blood and bone or supporting nerves and immunity.',
      rich: 'Vegetables, fruit, beans, nuts, whole grains, fish, eggs and dairy together cover almost all of them.',
    },
    link: DIET,
    next: 'Which nutrients am I low in?',
  },
];

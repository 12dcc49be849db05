import type { Interaction } from '#domain/supplements/interaction.ts';
import { any, has, takes } from '#domain/supplements/predicates.ts';

/** Just below 180 mg, the smallest mass of 400 IU (synthetic form). */
const BELOW_VITAMIN_E_400_IU_MG = 179.9;
/** A quarter of the smaller recommended intake. */
const VITAMIN_K_CHANGE_UG = 22.5;

/** Blood thinners, medicines for mood, and medicines cleared by the enzymes that St. John’s wort speeds up. */
export const BLOOD_AND_MIND: readonly Interaction[] = [
  {
    id: 'warfarin',
    when: takes('warfarin'),
    effect: 'block',
    substances: {
      'vitamin-k': VITAMIN_K_CHANGE_UG,
      'vitamin-e': BELOW_VITAMIN_E_400_IU_MG,
      'coenzyme-q10': null,
      curcumin: null,
      ginkgo: null,
      cranberry: null,
      'omega-3': 3000,
      'st-johns-wort': null,
    },
    says: 'This supplement changes how warfarin works and can lead to bleeding or clots.',
  },
  {
    id: 'blood-thinner-care',
    when: takes('doac', 'antiplatelet'),
    effect: 'warn',
    substances: { 'omega-3': 2000, curcumin: null, ginkgo: null, garlic: null, 'vitamin-e': null },
    says: 'Combined with your blood thinner, this supplement can make you bleed more easily.',
  },
  {
    id: 'blood-thinner-st-johns-wort',
    when: takes('doac', 'antiplatelet'),
    effect: 'block',
    substances: { 'st-johns-wort': null },
    says: 'St. John’s wort affects how well your blood thinner works.',
  },
  {
    id: 'serotonin',
    when: takes('serotonergic'),
    effect: 'block',
    substances: { 'st-johns-wort': null, '5-htp': null, same: null, tryptophan: null },
    says: 'Combined with your antidepressant or triptan, this supplement can raise serotonin to dangerous levels.',
  },
  {
    id: 'st-johns-wort',
    when: takes('hormonal-contraception', 'hiv-medicine', 'transplant-medicine', 'cancer-medicine'),
    effect: 'block',
    substances: { 'st-johns-wort': null },
    says: 'St. John’s wort can stop your medication from working.',
  },
  {
    id: 'lithium',
    when: takes('lithium'),
    effect: 'warn',
    substances: { caffeine: null, sodium: null },
    says: 'Changing your caffeine or salt intake can affect your lithium level. Talk to your doctor before you do.',
  },
  {
    id: 'antiepileptic',
    when: takes('antiepileptic'),
    effect: 'warn',
    substances: { folate: 1000, 'vitamin-b6': 12, melatonin: null },
    says: 'This supplement can change how your epilepsy medication works.',
  },
  {
    id: 'immune-system',
    when: any(takes('immunosuppressant', 'transplant-medicine'), has('autoimmune-disease')),
    effect: 'warn',
    substances: { echinacea: null, ashwagandha: null, spirulina: null, melatonin: null },
    says: 'This supplement stimulates your immune system, which can worsen an autoimmune disease or work against your treatment.',
  },
];

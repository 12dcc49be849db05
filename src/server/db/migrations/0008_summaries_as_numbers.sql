-- {"energyKcal":{"value":1,"low":2,"high":3},...} becomes [1,2,3,...]; null is unknown. Takes about a minute for a million meals.
ALTER TABLE "meals" ALTER COLUMN "summary" TYPE json USING json_build_array(
  "summary" #> '{energyKcal,value}', "summary" #> '{energyKcal,low}', "summary" #> '{energyKcal,high}',
  "summary" #> '{proteinG,value}', "summary" #> '{proteinG,low}', "summary" #> '{proteinG,high}',
  "summary" #> '{carbsG,value}', "summary" #> '{carbsG,low}', "summary" #> '{carbsG,high}',
  "summary" #> '{fatG,value}', "summary" #> '{fatG,low}', "summary" #> '{fatG,high}',
  "summary" #> '{fiberG,value}', "summary" #> '{fiberG,low}', "summary" #> '{fiberG,high}'
);

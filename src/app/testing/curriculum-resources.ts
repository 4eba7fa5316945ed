/** A skill that nothing else in the matrix depends on. */
const skillId = "food-webs";

const belongsTo = "anybody" as const;

/** What paths of the curriculum name. */
export const curriculumResources = {
  skillId: { belongsTo, make: async () => skillId, none: "no-such-skill" },
};

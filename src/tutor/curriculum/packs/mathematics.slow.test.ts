import { askOfEachSkill } from "./ask-of-each-skill.fixture.ts";

askOfEachSkill(60, 1);

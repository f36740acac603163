"""Program rows and choice codes as the first release numbered them, for its saved games. Never change this file."""

from collections.abc import Mapping

from sortilege.core.errors import BadSave
from sortilege.core.save.field_values import Fields, Value, list_of
from sortilege.core.save.step_addresses import StepAddresses
from sortilege.core.stable_ids import NONE
from sortilege.games.seasons.presentation.ids import card_id

# Program: first row, then one verb per row.
FORMAT_1_STEPS = StepAddresses(
    {
        "game": (
            1,
            "draft keep_nine discard_tenth split choose_ability begin start_round "
            "dice take_turns sweep move_wheel next_round sweep sweep game_over",
        ),
        "turn": (20, "before_the_die instead_of_die die_draw turn chest_at_turn_end"),
        "summon_card": (28, "choose_types pay_tolls pay_cost enter_play sweep entering_effect"),
        "leave": (36, "leave"),
        "lose_from_hand": (38, "lose_from_hand"),
        "reduce": (40, "reduce"),
        "season": (42, "sweep"),
        "drought_strikes": (44, "drought"),
        "embrace": (46, "embrace"),
        "owed": (48, "gain_owed"),
        "die_draws_one": (50, "look_at keep_or_discard"),
        "die_draws_two": (54, "look_at keep_one discard_rest"),
        "bonus_exchange": (58, "give_back gain_as_many"),
        "bonus_transmute": (62, "allow_transmuting raise_yield"),
        "bonus_gauge": (66, "raise_gauge_by_bonus"),
        "bonus_olaf": (74, "look_at keep_or_discard"),
        "amulet_of_air.enter": (80, "raise_gauge"),
        "amulet_of_fire.enter": (82, "look_at keep_one discard_rest"),
        "amulet_of_earth.enter": (86, "gain_crystals"),
        "amulet_of_water.enter": (88, "fill_card"),
        "balance_of_ishtar.activate": (90, "discard_identical fairy_toll transmute_discarded"),
        "balance_of_ishtar-old.activate": (94, "discard_identical fairy_toll transmute_discarded"),
        "staff_of_spring.on_summon": (98, "gain_crystals"),
        "temporal_boots.enter": (100, "move_season"),
        "divine_chalice.enter": (102, "look_at choose_for_free discard_rest put_into_play"),
        "syllas_the_faithful.enter/0": (107, "sacrifice"),
        "syllas_the_faithful.enter": (109, "each_opponent"),
        "figrim_the_avaricious.on_season/0": (111, "give_crystals"),
        "figrim_the_avaricious.on_season": (113, "each_opponent"),
        "naria_the_prophetess.enter": (115, "look_at_one_per_player keep_one give_one_to_each_opponent"),
        "wondrous_chest.on_round_end": (119, "if_reserve_at_least gain_crystals"),
        "beggars_horn.on_round_end": (122, "if_reserve_at_most gain_energy"),
        "die_of_malice.activate": (125, "fairy_toll reroll_die gain_crystals"),
        "kairn_the_destroyer.activate/0": (129, "lose_crystals"),
        "kairn_the_destroyer.activate": (131, "pay_energy fairy_toll each_opponent"),
        "amsug_longneck.enter/0": (135, "return_item"),
        "amsug_longneck.enter": (137, "each_player"),
        "bespelled_grimoire.enter": (139, "gain_energy"),
        "ragfields_helm.on_game_end": (141, "if_most_cards gain_crystals"),
        "lewis_greyface.enter": (144, "choose_opponent copy_reserve"),
        "potion_of_power.activate": (147, "sacrifice_this fairy_toll draw raise_gauge"),
        "potion_of_dreams.activate": (
            152,
            "sacrifice_this fairy_toll discard_reserve choose_from_hand_for_free put_into_play",
        ),
        "potion_of_knowledge.activate": (158, "sacrifice_this fairy_toll gain_energy"),
        "potion_of_life.activate": (162, "sacrifice_this fairy_toll transmute_reserve"),
        "hourglass_of_time.on_season": (166, "gain_energy"),
        "scepter_of_greatness.enter": (168, "gain_crystals_per_other_item"),
        "olafs_blessed_statue.enter": (170, "gain_crystals"),
        "yjangs_forgotten_vase.on_summon": (172, "gain_energy"),
        "elemental_amulet.enter/0": (174, "raise_gauge"),
        "elemental_amulet.enter/1": (176, "gain_energy"),
        "elemental_amulet.enter/2": (178, "draw"),
        "elemental_amulet.enter/3": (180, "gain_crystals"),
        "elemental_amulet.enter": (182, "by_type"),
        "tree_of_light.activate/0": (184, "pay_crystals fairy_toll gain_energy"),
        "tree_of_light.activate/1": (188, "pay_energy fairy_toll allow_transmuting"),
        "tree_of_light.activate": (192, "choose"),
        "crystal_orb.activate/0": (194, "fairy_toll look_at_top choose_to_pay pay_energy take_top put_into_play"),
        "crystal_orb.activate/1": (201, "pay_crystals fairy_toll discard_top"),
        "crystal_orb.activate": (205, "choose"),
        "glutton_cauldron.activate": (
            207,
            "place_energy fairy_toll if_tokens_here take_tokens_back sacrifice_this gain_crystals",
        ),
        "vampiric_crown.enter/0": (214, "draw_shown gain_energy_by_prestige"),
        "vampiric_crown.enter/1": (217, "discard_shown gain_energy_by_prestige"),
        "vampiric_crown.enter": (220, "choose"),
        "dragon_skull.activate": (222, "sacrifice fairy_toll gain_crystals"),
        "demon_of_argos.enter/0": (226, "lower_gauge draw"),
        "demon_of_argos.enter": (229, "each_opponent"),
        "titus_deepgaze.on_round_end/0": (231, "give_crystals"),
        "titus_deepgaze.on_round_end": (233, "each_opponent sacrifice_this_if_unpaid"),
        "air_elemental.enter/0": (236, "turn_reserve_into"),
        "air_elemental.enter": (238, "each_opponent"),
        "cursed_treatise_of_arus.enter": (240, "gain_energy gain_crystals raise_gauge"),
        "cursed_treatise_of_arus.on_sacrifice": (244, "discard_reserve"),
        "idol_of_the_familiar.enter": (246, "gain_crystals"),
        "idol_of_the_familiar.activate": (248, "fairy_toll gain_crystals_per_familiar"),
        "idol_of_the_familiar-old.activate": (251, "fairy_toll gain_crystals_per_familiar"),
        "necrotic_kriss.activate": (254, "give_up_familiar fairy_toll gain_energy"),
        "lantern_of_xidit.on_game_end": (258, "gain_crystals_per_energy"),
        "sealed_chest_of_urm.on_game_end": (260, "if_no_familiar gain_crystals"),
        "mirror_of_the_seasons.activate": (263, "pay_for_mirror fairy_toll receive_mirrored"),
        "pendant_of_ragnor.enter": (267, "gain_energy_per_other_item"),
        "sid_nightshade.enter/0": (269, "give_crystals"),
        "sid_nightshade.enter": (271, "if_richest each_opponent"),
        "damned_soul_of_onys.enter": (274, "gain_crystals gain_of"),
        "damned_soul_of_onys.activate": (277, "pay_of fairy_toll pass_left"),
        "damned_soul_of_onys.on_round_end": (281, "lose_crystals"),
        "heart_of_argos.on_round_end": (283, "if_tokens take_tokens_back"),
        "horn_of_plenty.on_round_end": (286, "if_any_energy discard_energy_for"),
        "fairy_monolith.activate": (289, "fairy_toll take_some_back"),
        "fairy_monolith.on_round_end": (292, "if_any_energy place_if_wanted"),
        "selenias_codex.enter": (295, "return_item_of_energy"),
        "scroll_of_ishtar.enter": (297, "reveal_item_of"),
        "mesodaes_lantern.on_round_end": (299, "gain_crystals"),
        "statue_of_eolis.on_season/0": (301, "gain_energy"),
        "statue_of_eolis.on_season/1": (303, "gain_crystals look_at_top"),
        "statue_of_eolis.on_season": (306, "choose"),
        "familiar_catcher.enter": (308, "reveal_familiar"),
        "ios_transmuter.on_round_end": (310, "if_worked gain_crystals"),
        "throne_of_renewal.enter": (313, "if_hand_not_empty discard_from_hand draw track_back"),
        "potion_of_resurrection.activate": (
            318,
            "remember_discard sacrifice_this fairy_toll look_at_discarded keep_one bury_rest",
        ),
        "jewel_of_the_ancients.activate": (325, "discard_identical fairy_toll place_discarded"),
        "jewel_of_the_ancients.on_game_end": (329, "if_tokens gain_crystals"),
        "jewel_of_the_ancients.on_last_losses": (332, "if_fewer_tokens lose_crystals"),
        "steadfast_die.instead_of_die/0": (335, "raise_gauge"),
        "steadfast_die.instead_of_die/1": (337, "gain_energy"),
        "steadfast_die.instead_of_die/2": (339, "allow_transmuting"),
        "steadfast_die.instead_of_die": (341, "three_ways"),
        "amulet_of_time.enter": (343, "gain_energy discard_any_number draw_as_many"),
        "arcane_telescope.activate": (347, "pay_crystals fairy_toll reorder_top"),
        "argos_hawk.enter": (351, "gain_crystals raise_gauge"),
        "argos_hawk.activate/0": (354, "lower_gauge gain_crystals"),
        "argos_hawk.activate": (357, "sacrifice_this fairy_toll each_opponent"),
        "raven_the_usurper.enter": (361, "choose_model choose_model_types pay_for_model mimic"),
        "warden_of_argos.enter/0/0": (366, "drop_energy"),
        "warden_of_argos.enter/0": (368, "each_player"),
        "warden_of_argos.enter/1/0": (370, "discard_from_hand"),
        "warden_of_argos.enter/1": (372, "each_player"),
        "warden_of_argos.enter": (374, "choose"),
        "ratty_nightshade.enter": (376, "take_from_each_opponent"),
        "token_1": (378, "look_at keep_or_discard"),
        "token_2": (381, "give_up_card"),
        "token_3": (383, "gain_energy"),
        "token_4": (385, "lower_gauge_above"),
        "token_6": (387, "allow_transmuting raise_yield"),
        "token_7": (390, "gain_crystals"),
        "token_8": (392, "pay_of"),
        "token_9": (394, "raise_gauge"),
        "token_10": (396, "move_season"),
        "token_11": (398, "look_at_hands"),
        "token_12": (400, "reorder_top"),
    }
)
# fmt: on

# Sealed choices: code + 1.
TOKEN_CODES = range(129, 141)
CARD_CODES = range(141, 211)


def name_sealed_choices(saved: Mapping[str, Value]) -> Fields:
    """Replace sealed codes of the first release by ids, as later formats store them."""
    sealed = list_of(saved, "sealed", None) if "sealed" in saved else []
    if not any(sealed):
        return dict(saved)
    return dict(saved) | {"sealed": [0] * len(sealed), "chosen": " ".join(map(sealed_choice_id, sealed))}


def sealed_choice_id(sealed: int) -> str:
    if sealed in TOKEN_CODES:
        return f"token:{TOKEN_CODES.index(sealed) + 1}"
    if sealed in CARD_CODES:
        return f"card:{card_id(CARD_CODES.index(sealed))}"
    if sealed:
        raise BadSave(f"the saved game has the sealed choice {sealed}, which does not exist")
    return NONE

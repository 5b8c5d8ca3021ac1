"""Terror Below: two to five Squads, or one alone, carry Worm Eggs through the desert and hunt what lays them."""

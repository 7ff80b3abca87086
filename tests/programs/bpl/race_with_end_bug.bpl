// @expect violated
// @flags --check=race
// What races with an access is that the life of the object ends, and the report says so.
var {:data} over: [int]bool;

procedure worker()
{
  atomic {:plain} {
    assert {:property "memory"} {:access "read", 1, 4} !over[1]; // want `race: one thread ends the life of .* while another reads it`
  }
}

procedure main()
  modifies over;
{
  over[1] := false;
  async call worker();
  atomic {:plain} {
    over[1] := {:ends 1} true;
  }
}

// @expect verified
// @flags --check=race
// The life of another object ends.
var {:data} over: [int]bool;

procedure worker()
{
  atomic {:plain} {
    assert {:property "memory"} {:access "read", 1, 4} !over[1];
  }
}

procedure main()
  modifies over;
{
  over[1] := false;
  async call worker();
  atomic {:plain} {
    over[2] := {:ends 2} true;
  }
}

// @expect verified
// Waiting for a flag in a map is joining a thread.
var result: int;
var ended: [int]bool;

procedure main()
{
  var t: int;

  result := 0;
  ended[t] := false;
  async call compute(t);
  assume ended[t];
  assert result == 1;
}

procedure compute(t: int)
{
  result := 1;
  ended[t] := true;
}

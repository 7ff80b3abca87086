// @expect violated
// The threads are joined on one path only.
var result: int;
var ended: [int]bool;

procedure main()
{
  var wait: bool;

  result := 0;
  ended[1] := false;
  ended[2] := false;
  async call add(1, 5);
  async call add(2, -5);
  wait := false;
  if (wait) {
    assume ended[1] && ended[2];
  }
  assert result == 0; // want "result == 0"
}

procedure add(t: int, n: int)
{
  atomic { result := result + n; }
  ended[t] := true;
}

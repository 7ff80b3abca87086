// @expect violated
var m: [int]int;

procedure {:entrypoint} main()
  modifies m;
{
  var i: int;
  var j: int;
  havoc i, j;
  m[i] := 1;
  m := m[j := 2];
  assert m[i] == 1; // want "assert|m\[i\]"
}

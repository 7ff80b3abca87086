// @expect violated
// The section comes to the statement twice; the second time it races.
var {:data} m: [int]int;
var i: int;

procedure w()
{
  var k: int;
  atomic {
    k := 0;
    while (k < 2) {
      m[k] := 7; // want "two threads write m"
      k := k + 1;
    }
  }
}

procedure main()
{
  m := (lambda j: int :: 0);
  havoc i;
  assume i == 1;
  async call w();
  m[i] := 3;
}

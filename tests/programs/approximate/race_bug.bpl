// @expect violated
// Both threads access the variable; what is written does not matter.
var {:data} n: int;

procedure {:model} sine() returns (r: int)
{
  assume {:approximate "the value of the sine"} true;
  havoc r;
}

procedure other() { n := 1; }

procedure {:entrypoint} main()
{
  var x: int;
  async call other();
  call x := sine();
  if (x == 7) { x := 0; }
  n := x;
}

target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [22 x i8] c"the value of __divsc3\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"the value of __divdc3\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"the value of cexp\00", align 1
@.str.3 = private unnamed_addr constant [19 x i8] c"the value of cexpf\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"the value of clog\00", align 1
@.str.5 = private unnamed_addr constant [19 x i8] c"the value of clogf\00", align 1
@.str.6 = private unnamed_addr constant [19 x i8] c"the value of csqrt\00", align 1
@.str.7 = private unnamed_addr constant [20 x i8] c"the value of csqrtf\00", align 1
@.str.8 = private unnamed_addr constant [18 x i8] c"the value of csin\00", align 1
@.str.9 = private unnamed_addr constant [19 x i8] c"the value of csinf\00", align 1
@.str.10 = private unnamed_addr constant [18 x i8] c"the value of ccos\00", align 1
@.str.11 = private unnamed_addr constant [19 x i8] c"the value of ccosf\00", align 1
@.str.12 = private unnamed_addr constant [18 x i8] c"the value of cpow\00", align 1
@.str.13 = private unnamed_addr constant [19 x i8] c"the value of cpowf\00", align 1
define dso_local i64 @__mulsc3(float noundef %a, float noundef %b, float noundef %c, float noundef %d) {
entry:
  %mul = fmul float %a, %c
  %mul1 = fmul float %b, %d
  %mul2 = fmul float %a, %d
  %mul3 = fmul float %b, %c
  %sub = fsub float %mul, %mul1
  %add = fadd float %mul2, %mul3
  %cmp = fcmp uno float %sub, %sub
  br i1 %cmp, label %lor.lhs.false, label %if.then
lor.lhs.false:
  %cmp4 = fcmp uno float %add, %add
  br i1 %cmp4, label %if.end, label %if.then
if.then:
  br label %cleanup127
if.end:
  %0 = call float @llvm.fabs.f32(float %a)
  %isinf = fcmp oeq float %0, 0x7FF0000000000000
  br i1 %isinf, label %if.then8, label %lor.lhs.false5
lor.lhs.false5:
  %1 = call float @llvm.fabs.f32(float %b)
  %isinf6 = fcmp oeq float %1, 0x7FF0000000000000
  br i1 %isinf6, label %if.then8, label %if.end32
if.then8:
  %cond = select i1 %isinf, i32 1, i32 0
  %conv = sitofp i32 %cond to double
  %conv11 = fpext float %a to double
  %2 = call double @llvm.copysign.f64(double %conv, double %conv11)
  %conv12 = fptrunc double %2 to float
  %3 = call float @llvm.fabs.f32(float %b)
  %isinf13 = fcmp oeq float %3, 0x7FF0000000000000
  %cond15 = select i1 %isinf13, i32 1, i32 0
  %conv16 = sitofp i32 %cond15 to double
  %conv17 = fpext float %b to double
  %4 = call double @llvm.copysign.f64(double %conv16, double %conv17)
  %conv18 = fptrunc double %4 to float
  %cmp19 = fcmp uno float %c, %c
  br i1 %cmp19, label %cond.true, label %cond.false
cond.true:
  %conv20 = fpext float %c to double
  %5 = call double @llvm.copysign.f64(double 0.000000e+00, double %conv20)
  br label %cond.end
cond.false:
  %conv21 = fpext float %c to double
  br label %cond.end
cond.end:
  %cond22 = phi double [ %5, %cond.true ], [ %conv21, %cond.false ]
  %conv23 = fptrunc double %cond22 to float
  %cmp24 = fcmp uno float %d, %d
  br i1 %cmp24, label %cond.true25, label %cond.false27
cond.true25:
  %conv26 = fpext float %d to double
  %6 = call double @llvm.copysign.f64(double 0.000000e+00, double %conv26)
  br label %cond.end29
cond.false27:
  %conv28 = fpext float %d to double
  br label %cond.end29
cond.end29:
  %cond30 = phi double [ %6, %cond.true25 ], [ %conv28, %cond.false27 ]
  %conv31 = fptrunc double %cond30 to float
  br label %if.end32
if.end32:
  %d.addr.0 = phi float [ %conv31, %cond.end29 ], [ %d, %lor.lhs.false5 ]
  %c.addr.0 = phi float [ %conv23, %cond.end29 ], [ %c, %lor.lhs.false5 ]
  %b.addr.0 = phi float [ %conv18, %cond.end29 ], [ %b, %lor.lhs.false5 ]
  %a.addr.0 = phi float [ %conv12, %cond.end29 ], [ %a, %lor.lhs.false5 ]
  %infinite.0 = phi i8 [ 1, %cond.end29 ], [ 0, %lor.lhs.false5 ]
  %7 = call float @llvm.fabs.f32(float %c.addr.0)
  %isinf33 = fcmp oeq float %7, 0x7FF0000000000000
  br i1 %isinf33, label %if.then38, label %lor.lhs.false35
lor.lhs.false35:
  %8 = call float @llvm.fabs.f32(float %d.addr.0)
  %isinf36 = fcmp oeq float %8, 0x7FF0000000000000
  br i1 %isinf36, label %if.then38, label %if.end67
if.then38:
  %cond41 = select i1 %isinf33, i32 1, i32 0
  %conv42 = sitofp i32 %cond41 to double
  %conv43 = fpext float %c.addr.0 to double
  %9 = call double @llvm.copysign.f64(double %conv42, double %conv43)
  %conv44 = fptrunc double %9 to float
  %10 = call float @llvm.fabs.f32(float %d.addr.0)
  %isinf45 = fcmp oeq float %10, 0x7FF0000000000000
  %cond47 = select i1 %isinf45, i32 1, i32 0
  %conv48 = sitofp i32 %cond47 to double
  %conv49 = fpext float %d.addr.0 to double
  %11 = call double @llvm.copysign.f64(double %conv48, double %conv49)
  %conv50 = fptrunc double %11 to float
  %cmp51 = fcmp uno float %a.addr.0, %a.addr.0
  br i1 %cmp51, label %cond.true52, label %cond.false54
cond.true52:
  %conv53 = fpext float %a.addr.0 to double
  %12 = call double @llvm.copysign.f64(double 0.000000e+00, double %conv53)
  br label %cond.end56
cond.false54:
  %conv55 = fpext float %a.addr.0 to double
  br label %cond.end56
cond.end56:
  %cond57 = phi double [ %12, %cond.true52 ], [ %conv55, %cond.false54 ]
  %conv58 = fptrunc double %cond57 to float
  %cmp59 = fcmp uno float %b.addr.0, %b.addr.0
  br i1 %cmp59, label %cond.true60, label %cond.false62
cond.true60:
  %conv61 = fpext float %b.addr.0 to double
  %13 = call double @llvm.copysign.f64(double 0.000000e+00, double %conv61)
  br label %cond.end64
cond.false62:
  %conv63 = fpext float %b.addr.0 to double
  br label %cond.end64
cond.end64:
  %cond65 = phi double [ %13, %cond.true60 ], [ %conv63, %cond.false62 ]
  %conv66 = fptrunc double %cond65 to float
  br label %if.end67
if.end67:
  %d.addr.1 = phi float [ %conv50, %cond.end64 ], [ %d.addr.0, %lor.lhs.false35 ]
  %c.addr.1 = phi float [ %conv44, %cond.end64 ], [ %c.addr.0, %lor.lhs.false35 ]
  %b.addr.1 = phi float [ %conv66, %cond.end64 ], [ %b.addr.0, %lor.lhs.false35 ]
  %a.addr.1 = phi float [ %conv58, %cond.end64 ], [ %a.addr.0, %lor.lhs.false35 ]
  %infinite.1 = phi i8 [ 1, %cond.end64 ], [ %infinite.0, %lor.lhs.false35 ]
  %tobool68 = trunc i8 %infinite.1 to i1
  br i1 %tobool68, label %if.end113, label %land.lhs.true
land.lhs.true:
  %14 = call float @llvm.fabs.f32(float %mul)
  %isinf69 = fcmp oeq float %14, 0x7FF0000000000000
  br i1 %isinf69, label %if.then80, label %lor.lhs.false71
lor.lhs.false71:
  %15 = call float @llvm.fabs.f32(float %mul1)
  %isinf72 = fcmp oeq float %15, 0x7FF0000000000000
  br i1 %isinf72, label %if.then80, label %lor.lhs.false74
lor.lhs.false74:
  %16 = call float @llvm.fabs.f32(float %mul2)
  %isinf75 = fcmp oeq float %16, 0x7FF0000000000000
  br i1 %isinf75, label %if.then80, label %lor.lhs.false77
lor.lhs.false77:
  %17 = call float @llvm.fabs.f32(float %mul3)
  %isinf78 = fcmp oeq float %17, 0x7FF0000000000000
  br i1 %isinf78, label %if.then80, label %if.end113
if.then80:
  %cmp81 = fcmp uno float %a.addr.1, %a.addr.1
  br i1 %cmp81, label %cond.true82, label %cond.false84
cond.true82:
  %conv83 = fpext float %a.addr.1 to double
  %18 = call double @llvm.copysign.f64(double 0.000000e+00, double %conv83)
  br label %cond.end86
cond.false84:
  %conv85 = fpext float %a.addr.1 to double
  br label %cond.end86
cond.end86:
  %cond87 = phi double [ %18, %cond.true82 ], [ %conv85, %cond.false84 ]
  %conv88 = fptrunc double %cond87 to float
  %cmp89 = fcmp uno float %b.addr.1, %b.addr.1
  br i1 %cmp89, label %cond.true90, label %cond.false92
cond.true90:
  %conv91 = fpext float %b.addr.1 to double
  %19 = call double @llvm.copysign.f64(double 0.000000e+00, double %conv91)
  br label %cond.end94
cond.false92:
  %conv93 = fpext float %b.addr.1 to double
  br label %cond.end94
cond.end94:
  %cond95 = phi double [ %19, %cond.true90 ], [ %conv93, %cond.false92 ]
  %conv96 = fptrunc double %cond95 to float
  %cmp97 = fcmp uno float %c.addr.1, %c.addr.1
  br i1 %cmp97, label %cond.true98, label %cond.false100
cond.true98:
  %conv99 = fpext float %c.addr.1 to double
  %20 = call double @llvm.copysign.f64(double 0.000000e+00, double %conv99)
  br label %cond.end102
cond.false100:
  %conv101 = fpext float %c.addr.1 to double
  br label %cond.end102
cond.end102:
  %cond103 = phi double [ %20, %cond.true98 ], [ %conv101, %cond.false100 ]
  %conv104 = fptrunc double %cond103 to float
  %cmp105 = fcmp uno float %d.addr.1, %d.addr.1
  br i1 %cmp105, label %cond.true106, label %cond.false108
cond.true106:
  %conv107 = fpext float %d.addr.1 to double
  %21 = call double @llvm.copysign.f64(double 0.000000e+00, double %conv107)
  br label %cond.end110
cond.false108:
  %conv109 = fpext float %d.addr.1 to double
  br label %cond.end110
cond.end110:
  %cond111 = phi double [ %21, %cond.true106 ], [ %conv109, %cond.false108 ]
  %conv112 = fptrunc double %cond111 to float
  br label %if.end113
if.end113:
  %d.addr.2 = phi float [ %d.addr.1, %if.end67 ], [ %conv112, %cond.end110 ], [ %d.addr.1, %lor.lhs.false77 ]
  %c.addr.2 = phi float [ %c.addr.1, %if.end67 ], [ %conv104, %cond.end110 ], [ %c.addr.1, %lor.lhs.false77 ]
  %b.addr.2 = phi float [ %b.addr.1, %if.end67 ], [ %conv96, %cond.end110 ], [ %b.addr.1, %lor.lhs.false77 ]
  %a.addr.2 = phi float [ %a.addr.1, %if.end67 ], [ %conv88, %cond.end110 ], [ %a.addr.1, %lor.lhs.false77 ]
  %infinite.2 = phi i8 [ %infinite.1, %if.end67 ], [ 1, %cond.end110 ], [ %infinite.1, %lor.lhs.false77 ]
  %tobool114 = trunc i8 %infinite.2 to i1
  br i1 %tobool114, label %if.end118, label %if.then115
if.then115:
  br label %cleanup
if.end118:
  %mul120 = fmul float %b.addr.2, %d.addr.2
  %neg = fneg float %mul120
  %22 = call float @llvm.fmuladd.f32(float %a.addr.2, float %c.addr.2, float %neg)
  %mul121 = fmul float 0x7FF0000000000000, %22
  %mul123 = fmul float %b.addr.2, %c.addr.2
  %23 = call float @llvm.fmuladd.f32(float %a.addr.2, float %d.addr.2, float %mul123)
  %mul124 = fmul float 0x7FF0000000000000, %23
  br label %cleanup
cleanup:
  %retval.sroa.0.0 = phi float [ %mul121, %if.end118 ], [ %sub, %if.then115 ]
  %retval.sroa.4.0 = phi float [ %mul124, %if.end118 ], [ %add, %if.then115 ]
  br label %cleanup127
cleanup127:
  %retval.sroa.0.1 = phi float [ %retval.sroa.0.0, %cleanup ], [ %sub, %if.then ]
  %retval.sroa.4.1 = phi float [ %retval.sroa.4.0, %cleanup ], [ %add, %if.then ]
  %24 = bitcast float %retval.sroa.0.1 to i32
  %25 = bitcast float %retval.sroa.4.1 to i32
  %retval.sroa.4.0.insert.ext = zext i32 %25 to i64
  %retval.sroa.4.0.insert.shift = shl i64 %retval.sroa.4.0.insert.ext, 32
  %retval.sroa.0.0.insert.ext = zext i32 %24 to i64
  %retval.sroa.0.0.insert.insert = or i64 %retval.sroa.4.0.insert.shift, %retval.sroa.0.0.insert.ext
  ret i64 %retval.sroa.0.0.insert.insert
}
declare float @llvm.fabs.f32(float)
declare double @llvm.copysign.f64(double, double)
declare float @llvm.fmuladd.f32(float, float, float)
define dso_local void @__muldc3({ double, double }* noalias sret({ double, double }) align 4 %agg.result, double noundef %a, double noundef %b, double noundef %c, double noundef %d) {
entry:
  %mul = fmul double %a, %c
  %mul1 = fmul double %b, %d
  %mul2 = fmul double %a, %d
  %mul3 = fmul double %b, %c
  %sub = fsub double %mul, %mul1
  %add = fadd double %mul2, %mul3
  %cmp = fcmp uno double %sub, %sub
  br i1 %cmp, label %lor.lhs.false, label %if.then
lor.lhs.false:
  %cmp4 = fcmp uno double %add, %add
  br i1 %cmp4, label %if.end, label %if.then
if.then:
  %agg.result.realp = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 0
  %agg.result.imagp = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 1
  store double %sub, double* %agg.result.realp, align 4
  store double %add, double* %agg.result.imagp, align 4
  br label %cleanup95
if.end:
  %0 = call double @llvm.fabs.f64(double %a)
  %isinf = fcmp oeq double %0, 0x7FF0000000000000
  br i1 %isinf, label %if.then8, label %lor.lhs.false5
lor.lhs.false5:
  %1 = call double @llvm.fabs.f64(double %b)
  %isinf6 = fcmp oeq double %1, 0x7FF0000000000000
  br i1 %isinf6, label %if.then8, label %if.end22
if.then8:
  %cond = select i1 %isinf, i32 1, i32 0
  %conv = sitofp i32 %cond to double
  %2 = call double @llvm.copysign.f64(double %conv, double %a)
  %3 = call double @llvm.fabs.f64(double %b)
  %isinf11 = fcmp oeq double %3, 0x7FF0000000000000
  %cond13 = select i1 %isinf11, i32 1, i32 0
  %conv14 = sitofp i32 %cond13 to double
  %4 = call double @llvm.copysign.f64(double %conv14, double %b)
  %cmp15 = fcmp uno double %c, %c
  br i1 %cmp15, label %cond.true, label %cond.false
cond.true:
  %5 = call double @llvm.copysign.f64(double 0.000000e+00, double %c)
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond16 = phi double [ %5, %cond.true ], [ %c, %cond.false ]
  %cmp17 = fcmp uno double %d, %d
  br i1 %cmp17, label %cond.true18, label %cond.false19
cond.true18:
  %6 = call double @llvm.copysign.f64(double 0.000000e+00, double %d)
  br label %cond.end20
cond.false19:
  br label %cond.end20
cond.end20:
  %cond21 = phi double [ %6, %cond.true18 ], [ %d, %cond.false19 ]
  br label %if.end22
if.end22:
  %d.addr.0 = phi double [ %cond21, %cond.end20 ], [ %d, %lor.lhs.false5 ]
  %c.addr.0 = phi double [ %cond16, %cond.end20 ], [ %c, %lor.lhs.false5 ]
  %b.addr.0 = phi double [ %4, %cond.end20 ], [ %b, %lor.lhs.false5 ]
  %a.addr.0 = phi double [ %2, %cond.end20 ], [ %a, %lor.lhs.false5 ]
  %infinite.0 = phi i8 [ 1, %cond.end20 ], [ 0, %lor.lhs.false5 ]
  %7 = call double @llvm.fabs.f64(double %c.addr.0)
  %isinf23 = fcmp oeq double %7, 0x7FF0000000000000
  br i1 %isinf23, label %if.then28, label %lor.lhs.false25
lor.lhs.false25:
  %8 = call double @llvm.fabs.f64(double %d.addr.0)
  %isinf26 = fcmp oeq double %8, 0x7FF0000000000000
  br i1 %isinf26, label %if.then28, label %if.end47
if.then28:
  %cond31 = select i1 %isinf23, i32 1, i32 0
  %conv32 = sitofp i32 %cond31 to double
  %9 = call double @llvm.copysign.f64(double %conv32, double %c.addr.0)
  %10 = call double @llvm.fabs.f64(double %d.addr.0)
  %isinf33 = fcmp oeq double %10, 0x7FF0000000000000
  %cond35 = select i1 %isinf33, i32 1, i32 0
  %conv36 = sitofp i32 %cond35 to double
  %11 = call double @llvm.copysign.f64(double %conv36, double %d.addr.0)
  %cmp37 = fcmp uno double %a.addr.0, %a.addr.0
  br i1 %cmp37, label %cond.true38, label %cond.false39
cond.true38:
  %12 = call double @llvm.copysign.f64(double 0.000000e+00, double %a.addr.0)
  br label %cond.end40
cond.false39:
  br label %cond.end40
cond.end40:
  %cond41 = phi double [ %12, %cond.true38 ], [ %a.addr.0, %cond.false39 ]
  %cmp42 = fcmp uno double %b.addr.0, %b.addr.0
  br i1 %cmp42, label %cond.true43, label %cond.false44
cond.true43:
  %13 = call double @llvm.copysign.f64(double 0.000000e+00, double %b.addr.0)
  br label %cond.end45
cond.false44:
  br label %cond.end45
cond.end45:
  %cond46 = phi double [ %13, %cond.true43 ], [ %b.addr.0, %cond.false44 ]
  br label %if.end47
if.end47:
  %d.addr.1 = phi double [ %11, %cond.end45 ], [ %d.addr.0, %lor.lhs.false25 ]
  %c.addr.1 = phi double [ %9, %cond.end45 ], [ %c.addr.0, %lor.lhs.false25 ]
  %b.addr.1 = phi double [ %cond46, %cond.end45 ], [ %b.addr.0, %lor.lhs.false25 ]
  %a.addr.1 = phi double [ %cond41, %cond.end45 ], [ %a.addr.0, %lor.lhs.false25 ]
  %infinite.1 = phi i8 [ 1, %cond.end45 ], [ %infinite.0, %lor.lhs.false25 ]
  %tobool48 = trunc i8 %infinite.1 to i1
  br i1 %tobool48, label %if.end81, label %land.lhs.true
land.lhs.true:
  %14 = call double @llvm.fabs.f64(double %mul)
  %isinf49 = fcmp oeq double %14, 0x7FF0000000000000
  br i1 %isinf49, label %if.then60, label %lor.lhs.false51
lor.lhs.false51:
  %15 = call double @llvm.fabs.f64(double %mul1)
  %isinf52 = fcmp oeq double %15, 0x7FF0000000000000
  br i1 %isinf52, label %if.then60, label %lor.lhs.false54
lor.lhs.false54:
  %16 = call double @llvm.fabs.f64(double %mul2)
  %isinf55 = fcmp oeq double %16, 0x7FF0000000000000
  br i1 %isinf55, label %if.then60, label %lor.lhs.false57
lor.lhs.false57:
  %17 = call double @llvm.fabs.f64(double %mul3)
  %isinf58 = fcmp oeq double %17, 0x7FF0000000000000
  br i1 %isinf58, label %if.then60, label %if.end81
if.then60:
  %cmp61 = fcmp uno double %a.addr.1, %a.addr.1
  br i1 %cmp61, label %cond.true62, label %cond.false63
cond.true62:
  %18 = call double @llvm.copysign.f64(double 0.000000e+00, double %a.addr.1)
  br label %cond.end64
cond.false63:
  br label %cond.end64
cond.end64:
  %cond65 = phi double [ %18, %cond.true62 ], [ %a.addr.1, %cond.false63 ]
  %cmp66 = fcmp uno double %b.addr.1, %b.addr.1
  br i1 %cmp66, label %cond.true67, label %cond.false68
cond.true67:
  %19 = call double @llvm.copysign.f64(double 0.000000e+00, double %b.addr.1)
  br label %cond.end69
cond.false68:
  br label %cond.end69
cond.end69:
  %cond70 = phi double [ %19, %cond.true67 ], [ %b.addr.1, %cond.false68 ]
  %cmp71 = fcmp uno double %c.addr.1, %c.addr.1
  br i1 %cmp71, label %cond.true72, label %cond.false73
cond.true72:
  %20 = call double @llvm.copysign.f64(double 0.000000e+00, double %c.addr.1)
  br label %cond.end74
cond.false73:
  br label %cond.end74
cond.end74:
  %cond75 = phi double [ %20, %cond.true72 ], [ %c.addr.1, %cond.false73 ]
  %cmp76 = fcmp uno double %d.addr.1, %d.addr.1
  br i1 %cmp76, label %cond.true77, label %cond.false78
cond.true77:
  %21 = call double @llvm.copysign.f64(double 0.000000e+00, double %d.addr.1)
  br label %cond.end79
cond.false78:
  br label %cond.end79
cond.end79:
  %cond80 = phi double [ %21, %cond.true77 ], [ %d.addr.1, %cond.false78 ]
  br label %if.end81
if.end81:
  %d.addr.2 = phi double [ %d.addr.1, %if.end47 ], [ %cond80, %cond.end79 ], [ %d.addr.1, %lor.lhs.false57 ]
  %c.addr.2 = phi double [ %c.addr.1, %if.end47 ], [ %cond75, %cond.end79 ], [ %c.addr.1, %lor.lhs.false57 ]
  %b.addr.2 = phi double [ %b.addr.1, %if.end47 ], [ %cond70, %cond.end79 ], [ %b.addr.1, %lor.lhs.false57 ]
  %a.addr.2 = phi double [ %a.addr.1, %if.end47 ], [ %cond65, %cond.end79 ], [ %a.addr.1, %lor.lhs.false57 ]
  %infinite.2 = phi i8 [ %infinite.1, %if.end47 ], [ 1, %cond.end79 ], [ %infinite.1, %lor.lhs.false57 ]
  %tobool82 = trunc i8 %infinite.2 to i1
  br i1 %tobool82, label %if.end86, label %if.then83
if.then83:
  %agg.result.realp84 = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 0
  %agg.result.imagp85 = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 1
  store double %sub, double* %agg.result.realp84, align 4
  store double %add, double* %agg.result.imagp85, align 4
  br label %cleanup
if.end86:
  %mul88 = fmul double %b.addr.2, %d.addr.2
  %neg = fneg double %mul88
  %22 = call double @llvm.fmuladd.f64(double %a.addr.2, double %c.addr.2, double %neg)
  %mul89 = fmul double 0x7FF0000000000000, %22
  %mul91 = fmul double %b.addr.2, %c.addr.2
  %23 = call double @llvm.fmuladd.f64(double %a.addr.2, double %d.addr.2, double %mul91)
  %mul92 = fmul double 0x7FF0000000000000, %23
  %agg.result.realp93 = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 0
  %agg.result.imagp94 = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 1
  store double %mul89, double* %agg.result.realp93, align 4
  store double %mul92, double* %agg.result.imagp94, align 4
  br label %cleanup
cleanup:
  br label %cleanup95
cleanup95:
  ret void
}
declare double @llvm.fabs.f64(double)
declare double @llvm.fmuladd.f64(double, double, double)
define dso_local i64 @__divsc3(float noundef %a, float noundef %b, float noundef %c, float noundef %d) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %call1 = call float @__gsmack_nondet_float()
  %0 = bitcast float %call to i32
  %1 = bitcast float %call1 to i32
  %retval.sroa.2.0.insert.ext = zext i32 %1 to i64
  %retval.sroa.2.0.insert.shift = shl i64 %retval.sroa.2.0.insert.ext, 32
  %retval.sroa.0.0.insert.ext = zext i32 %0 to i64
  %retval.sroa.0.0.insert.insert = or i64 %retval.sroa.2.0.insert.shift, %retval.sroa.0.0.insert.ext
  ret i64 %retval.sroa.0.0.insert.insert
}
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i32 noundef)
declare dso_local float @__gsmack_nondet_float()
define dso_local void @__divdc3({ double, double }* noalias sret({ double, double }) align 4 %agg.result, double noundef %a, double noundef %b, double noundef %c, double noundef %d) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %call1 = call double @__gsmack_nondet_double()
  %agg.result.realp = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 0
  %agg.result.imagp = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 1
  store double %call, double* %agg.result.realp, align 4
  store double %call1, double* %agg.result.imagp, align 4
  ret void
}
declare dso_local double @__gsmack_nondet_double()
define dso_local void @cexp({ double, double }* noalias sret({ double, double }) align 4 %agg.result, { double, double }* noundef byval({ double, double }) align 4 %z) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %call1 = call double @__gsmack_nondet_double()
  %agg.result.realp = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 0
  %agg.result.imagp = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 1
  store double %call, double* %agg.result.realp, align 4
  store double %call1, double* %agg.result.imagp, align 4
  ret void
}
define dso_local i64 @cexpf({ float, float }* noundef byval({ float, float }) align 4 %z) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.3, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %call1 = call float @__gsmack_nondet_float()
  %0 = bitcast float %call to i32
  %1 = bitcast float %call1 to i32
  %retval.sroa.2.0.insert.ext = zext i32 %1 to i64
  %retval.sroa.2.0.insert.shift = shl i64 %retval.sroa.2.0.insert.ext, 32
  %retval.sroa.0.0.insert.ext = zext i32 %0 to i64
  %retval.sroa.0.0.insert.insert = or i64 %retval.sroa.2.0.insert.shift, %retval.sroa.0.0.insert.ext
  ret i64 %retval.sroa.0.0.insert.insert
}
define dso_local void @clog({ double, double }* noalias sret({ double, double }) align 4 %agg.result, { double, double }* noundef byval({ double, double }) align 4 %z) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.4, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %call1 = call double @__gsmack_nondet_double()
  %agg.result.realp = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 0
  %agg.result.imagp = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 1
  store double %call, double* %agg.result.realp, align 4
  store double %call1, double* %agg.result.imagp, align 4
  ret void
}
define dso_local i64 @clogf({ float, float }* noundef byval({ float, float }) align 4 %z) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.5, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %call1 = call float @__gsmack_nondet_float()
  %0 = bitcast float %call to i32
  %1 = bitcast float %call1 to i32
  %retval.sroa.2.0.insert.ext = zext i32 %1 to i64
  %retval.sroa.2.0.insert.shift = shl i64 %retval.sroa.2.0.insert.ext, 32
  %retval.sroa.0.0.insert.ext = zext i32 %0 to i64
  %retval.sroa.0.0.insert.insert = or i64 %retval.sroa.2.0.insert.shift, %retval.sroa.0.0.insert.ext
  ret i64 %retval.sroa.0.0.insert.insert
}
define dso_local void @csqrt({ double, double }* noalias sret({ double, double }) align 4 %agg.result, { double, double }* noundef byval({ double, double }) align 4 %z) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.6, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %call1 = call double @__gsmack_nondet_double()
  %agg.result.realp = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 0
  %agg.result.imagp = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 1
  store double %call, double* %agg.result.realp, align 4
  store double %call1, double* %agg.result.imagp, align 4
  ret void
}
define dso_local i64 @csqrtf({ float, float }* noundef byval({ float, float }) align 4 %z) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.7, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %call1 = call float @__gsmack_nondet_float()
  %0 = bitcast float %call to i32
  %1 = bitcast float %call1 to i32
  %retval.sroa.2.0.insert.ext = zext i32 %1 to i64
  %retval.sroa.2.0.insert.shift = shl i64 %retval.sroa.2.0.insert.ext, 32
  %retval.sroa.0.0.insert.ext = zext i32 %0 to i64
  %retval.sroa.0.0.insert.insert = or i64 %retval.sroa.2.0.insert.shift, %retval.sroa.0.0.insert.ext
  ret i64 %retval.sroa.0.0.insert.insert
}
define dso_local void @csin({ double, double }* noalias sret({ double, double }) align 4 %agg.result, { double, double }* noundef byval({ double, double }) align 4 %z) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.8, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %call1 = call double @__gsmack_nondet_double()
  %agg.result.realp = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 0
  %agg.result.imagp = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 1
  store double %call, double* %agg.result.realp, align 4
  store double %call1, double* %agg.result.imagp, align 4
  ret void
}
define dso_local i64 @csinf({ float, float }* noundef byval({ float, float }) align 4 %z) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.9, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %call1 = call float @__gsmack_nondet_float()
  %0 = bitcast float %call to i32
  %1 = bitcast float %call1 to i32
  %retval.sroa.2.0.insert.ext = zext i32 %1 to i64
  %retval.sroa.2.0.insert.shift = shl i64 %retval.sroa.2.0.insert.ext, 32
  %retval.sroa.0.0.insert.ext = zext i32 %0 to i64
  %retval.sroa.0.0.insert.insert = or i64 %retval.sroa.2.0.insert.shift, %retval.sroa.0.0.insert.ext
  ret i64 %retval.sroa.0.0.insert.insert
}
define dso_local void @ccos({ double, double }* noalias sret({ double, double }) align 4 %agg.result, { double, double }* noundef byval({ double, double }) align 4 %z) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.10, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %call1 = call double @__gsmack_nondet_double()
  %agg.result.realp = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 0
  %agg.result.imagp = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 1
  store double %call, double* %agg.result.realp, align 4
  store double %call1, double* %agg.result.imagp, align 4
  ret void
}
define dso_local i64 @ccosf({ float, float }* noundef byval({ float, float }) align 4 %z) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.11, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %call1 = call float @__gsmack_nondet_float()
  %0 = bitcast float %call to i32
  %1 = bitcast float %call1 to i32
  %retval.sroa.2.0.insert.ext = zext i32 %1 to i64
  %retval.sroa.2.0.insert.shift = shl i64 %retval.sroa.2.0.insert.ext, 32
  %retval.sroa.0.0.insert.ext = zext i32 %0 to i64
  %retval.sroa.0.0.insert.insert = or i64 %retval.sroa.2.0.insert.shift, %retval.sroa.0.0.insert.ext
  ret i64 %retval.sroa.0.0.insert.insert
}
define dso_local void @cpow({ double, double }* noalias sret({ double, double }) align 4 %agg.result, { double, double }* noundef byval({ double, double }) align 4 %x, { double, double }* noundef byval({ double, double }) align 4 %y) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.12, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %call1 = call double @__gsmack_nondet_double()
  %agg.result.realp = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 0
  %agg.result.imagp = getelementptr inbounds { double, double }, { double, double }* %agg.result, i32 0, i32 1
  store double %call, double* %agg.result.realp, align 4
  store double %call1, double* %agg.result.imagp, align 4
  ret void
}
define dso_local i64 @cpowf({ float, float }* noundef byval({ float, float }) align 4 %x, { float, float }* noundef byval({ float, float }) align 4 %y) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %call1 = call float @__gsmack_nondet_float()
  %0 = bitcast float %call to i32
  %1 = bitcast float %call1 to i32
  %retval.sroa.2.0.insert.ext = zext i32 %1 to i64
  %retval.sroa.2.0.insert.shift = shl i64 %retval.sroa.2.0.insert.ext, 32
  %retval.sroa.0.0.insert.ext = zext i32 %0 to i64
  %retval.sroa.0.0.insert.insert = or i64 %retval.sroa.2.0.insert.shift, %retval.sroa.0.0.insert.ext
  ret i64 %retval.sroa.0.0.insert.insert
}
define dso_local double @cabs({ double, double }* noundef byval({ double, double }) align 4 %z) {
entry:
  %z.realp = getelementptr inbounds { double, double }, { double, double }* %z, i32 0, i32 0
  %0 = load double, double* %z.realp, align 4
  %z.imagp = getelementptr inbounds { double, double }, { double, double }* %z, i32 0, i32 1
  %1 = load double, double* %z.imagp, align 4
  %call = call double @hypot(double noundef %0, double noundef %1)
  ret double %call
}
declare dso_local double @hypot(double noundef, double noundef)
define dso_local float @cabsf({ float, float }* noundef byval({ float, float }) align 4 %z) {
entry:
  %z.realp = getelementptr inbounds { float, float }, { float, float }* %z, i32 0, i32 0
  %0 = load float, float* %z.realp, align 4
  %z.imagp = getelementptr inbounds { float, float }, { float, float }* %z, i32 0, i32 1
  %1 = load float, float* %z.imagp, align 4
  %call = call float @hypotf(float noundef %0, float noundef %1)
  ret float %call
}
declare dso_local float @hypotf(float noundef, float noundef)
define dso_local double @carg({ double, double }* noundef byval({ double, double }) align 4 %z) {
entry:
  %z.imagp = getelementptr inbounds { double, double }, { double, double }* %z, i32 0, i32 1
  %0 = load double, double* %z.imagp, align 4
  %z.realp = getelementptr inbounds { double, double }, { double, double }* %z, i32 0, i32 0
  %1 = load double, double* %z.realp, align 4
  %call = call double @atan2(double noundef %0, double noundef %1)
  ret double %call
}
declare dso_local double @atan2(double noundef, double noundef)
define dso_local float @cargf({ float, float }* noundef byval({ float, float }) align 4 %z) {
entry:
  %z.imagp = getelementptr inbounds { float, float }, { float, float }* %z, i32 0, i32 1
  %0 = load float, float* %z.imagp, align 4
  %z.realp = getelementptr inbounds { float, float }, { float, float }* %z, i32 0, i32 0
  %1 = load float, float* %z.realp, align 4
  %call = call float @atan2f(float noundef %0, float noundef %1)
  ret float %call
}
declare dso_local float @atan2f(float noundef, float noundef)

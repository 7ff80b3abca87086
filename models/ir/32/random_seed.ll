target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [11 x i8] c"rand.seeds\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"random.seeds\00", align 1
define dso_local zeroext i1 @__model_seeded_again() {
entry:
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0))
  %cmp = icmp sgt i32 %call, 1
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %call1 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0))
  %cmp2 = icmp sgt i32 %call1, 1
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %entry ], [ %cmp2, %lor.rhs ]
  ret i1 %0
}
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
define dso_local void @srand(i32 noundef %seed) {
entry:
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0))
  %cmp = icmp slt i32 %call, 2
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %add = add nsw i32 %call, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i32 noundef %add)
  br label %if.end
if.end:
  ret void
}
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
define dso_local void @srandom(i32 noundef %seed) {
entry:
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0))
  %cmp = icmp slt i32 %call, 2
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %add = add nsw i32 %call, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i32 noundef %add)
  br label %if.end
if.end:
  ret void
}

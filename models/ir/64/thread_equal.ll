target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"thread.detached\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"thread.given\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"thread.shared\00", align 1
define weak dso_local void @__model_thread_identified(i64 noundef %thread) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %call1 = call i64 @__gsmack_nondet_ulong()
  %call2 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i64 noundef %call1)
  %cmp = icmp eq i64 %call2, 3
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp3 = icmp eq i64 %call2, 2
  br i1 %cmp3, label %land.rhs, label %land.end
land.rhs:
  %call4 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call1)
  %tobool = icmp ne i64 %call4, 0
  br label %land.end
land.end:
  %0 = phi i1 [ false, %lor.rhs ], [ %tobool, %land.rhs ]
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %if.end ], [ %0, %land.end ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %call5 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i64 noundef %call1)
  %tobool6 = icmp ne i64 %call5, 0
  %lnot = xor i1 %tobool6, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i64 noundef %call1, i64 noundef 1)
  %call7 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call1)
  %tobool8 = icmp ne i64 %call7, 0
  br i1 %tobool8, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %call7, %cond.true ], [ %call1, %cond.false ]
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %thread, i64 noundef %cond)
  br label %return
return:
  ret void
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i64 @__gsmack_nondet_ulong()
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
define dso_local i32 @pthread_equal(i64 noundef %a, i64 noundef %b) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %a)
  call void @__gsmack_atomic_end()
  %tobool.i = icmp ne i64 %call.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %identity.exit
cond.false.i:
  br label %identity.exit
identity.exit:
  %cond.i = phi i64 [ %call.i, %cond.true.i ], [ %a, %cond.false.i ]
  call void @__gsmack_atomic_begin()
  %call.i1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %b)
  call void @__gsmack_atomic_end()
  %tobool.i2 = icmp ne i64 %call.i1, 0
  br i1 %tobool.i2, label %cond.true.i3, label %cond.false.i4
cond.true.i3:
  br label %identity.exit6
cond.false.i4:
  br label %identity.exit6
identity.exit6:
  %cond.i5 = phi i64 [ %call.i1, %cond.true.i3 ], [ %b, %cond.false.i4 ]
  %cmp = icmp eq i64 %cond.i, %cond.i5
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}
define dso_local i32 @thrd_equal(i64 noundef %a, i64 noundef %b) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %a)
  call void @__gsmack_atomic_end()
  %tobool.i = icmp ne i64 %call.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %identity.exit
cond.false.i:
  br label %identity.exit
identity.exit:
  %cond.i = phi i64 [ %call.i, %cond.true.i ], [ %a, %cond.false.i ]
  call void @__gsmack_atomic_begin()
  %call.i1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %b)
  call void @__gsmack_atomic_end()
  %tobool.i2 = icmp ne i64 %call.i1, 0
  br i1 %tobool.i2, label %cond.true.i3, label %cond.false.i4
cond.true.i3:
  br label %identity.exit6
cond.false.i4:
  br label %identity.exit6
identity.exit6:
  %cond.i5 = phi i64 [ %call.i1, %cond.true.i3 ], [ %b, %cond.false.i4 ]
  %cmp = icmp eq i64 %cond.i, %cond.i5
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_atomic_end()

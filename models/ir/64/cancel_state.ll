target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [13 x i8] c"cancel.state\00", align 1
@.str.1 = private unnamed_addr constant [70 x i8] c"a thread that can be cancelled anywhere (PTHREAD_CANCEL_ASYNCHRONOUS)\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"cancel.type\00", align 1
define dso_local i32 @pthread_setcancelstate(i32 noundef %state, i32* noundef %old) {
entry:
  %cmp = icmp ne i32 %state, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %state, 1
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call = call i64 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %call2 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i64 noundef %call)
  %conv = trunc i64 %call2 to i32
  %conv3 = sext i32 %state to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i64 noundef %call, i64 noundef %conv3)
  call void @__gsmack_atomic_end()
  %tobool = icmp ne i32* %old, null
  br i1 %tobool, label %if.then4, label %if.end5
if.then4:
  store i32 %conv, i32* %old, align 4
  br label %if.end5
if.end5:
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end5 ]
  ret i32 %retval.0
}
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_setcanceltype(i32 noundef %type, i32* noundef %old) {
entry:
  %cmp = icmp ne i32 %type, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %type, 1
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %cmp2 = icmp eq i32 %type, 1
  br i1 %cmp2, label %land.lhs.true3, label %if.end5
land.lhs.true3:
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %if.then4, label %if.end5
if.then4:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([70 x i8], [70 x i8]* @.str.1, i64 0, i64 0))
  br label %if.end5
if.end5:
  %call = call i64 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %call6 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i64 0, i64 0), i64 noundef %call)
  %conv = trunc i64 %call6 to i32
  %conv7 = sext i32 %type to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i64 0, i64 0), i64 noundef %call, i64 noundef %conv7)
  call void @__gsmack_atomic_end()
  %tobool = icmp ne i32* %old, null
  br i1 %tobool, label %if.then8, label %if.end9
if.then8:
  store i32 %conv, i32* %old, align 4
  br label %if.end9
if.end9:
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end9 ]
  ret i32 %retval.0
}
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local void @pthread_testcancel() {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  ret void
}
declare extern_weak dso_local void @__model_cancel_point()

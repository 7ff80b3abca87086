target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.pthread_rwlockattr_t = type { i64 }
@.str = private unnamed_addr constant [16 x i8] c"rwlockattr.kind\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"rwlockattr.shared\00", align 1
@.str.2 = private unnamed_addr constant [58 x i8] c"pthread_rwlockattr_destroy: the attributes were destroyed\00", align 1
@.str.3 = private unnamed_addr constant [63 x i8] c"pthread_rwlockattr_destroy: the attributes are not initialised\00", align 1
@.str.4 = private unnamed_addr constant [61 x i8] c"pthread_rwlockattr_setkind_np: the attributes were destroyed\00", align 1
@.str.5 = private unnamed_addr constant [66 x i8] c"pthread_rwlockattr_setkind_np: the attributes are not initialised\00", align 1
@.str.6 = private unnamed_addr constant [61 x i8] c"pthread_rwlockattr_getkind_np: the attributes were destroyed\00", align 1
@.str.7 = private unnamed_addr constant [66 x i8] c"pthread_rwlockattr_getkind_np: the attributes are not initialised\00", align 1
@.str.8 = private unnamed_addr constant [61 x i8] c"pthread_rwlockattr_setpshared: the attributes were destroyed\00", align 1
@.str.9 = private unnamed_addr constant [66 x i8] c"pthread_rwlockattr_setpshared: the attributes are not initialised\00", align 1
@.str.10 = private unnamed_addr constant [61 x i8] c"pthread_rwlockattr_getpshared: the attributes were destroyed\00", align 1
@.str.11 = private unnamed_addr constant [66 x i8] c"pthread_rwlockattr_getpshared: the attributes are not initialised\00", align 1
@.str.12 = private unnamed_addr constant [17 x i8] c"attributes.state\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
define dso_local i32 @pthread_rwlockattr_init(%union.pthread_rwlockattr_t* noundef nonnull %attr) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_rwlockattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 8)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef %0, i64 noundef 1)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_rwlockattr_destroy(%union.pthread_rwlockattr_t* noundef nonnull %attr) {
entry:
  call void @__gsmack_atomic_begin()
  br label %do.body
do.body:
  %0 = bitcast %union.pthread_rwlockattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 8)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.2, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.3, i64 0, i64 0))
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 8)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef %0, i64 noundef -1)
  br label %do.end
do.end:
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local i32 @pthread_rwlockattr_setkind_np(%union.pthread_rwlockattr_t* noundef nonnull %attr, i32 noundef %kind) {
entry:
  %0 = bitcast %union.pthread_rwlockattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 8)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.4, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.5, i64 0, i64 0))
  %cmp = icmp slt i32 %kind, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp sgt i32 %kind, 2
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %conv = sext i32 %kind to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef %conv)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_rwlockattr_getkind_np(%union.pthread_rwlockattr_t* noundef nonnull %attr, i32* noundef nonnull %kind) {
entry:
  %0 = bitcast %union.pthread_rwlockattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 8)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.6, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.7, i64 0, i64 0))
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %conv = trunc i64 %call to i32
  store i32 %conv, i32* %kind, align 4
  ret i32 0
}
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
define dso_local i32 @pthread_rwlockattr_setpshared(%union.pthread_rwlockattr_t* noundef nonnull %attr, i32 noundef %shared) {
entry:
  %0 = bitcast %union.pthread_rwlockattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 8)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.8, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.9, i64 0, i64 0))
  %cmp = icmp ne i32 %shared, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %shared, 1
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %conv = sext i32 %shared to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0, i64 noundef %conv)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_rwlockattr_getpshared(%union.pthread_rwlockattr_t* noundef nonnull %attr, i32* noundef nonnull %shared) {
entry:
  %0 = bitcast %union.pthread_rwlockattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 8)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.10, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.11, i64 0, i64 0))
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0)
  %conv = trunc i64 %call to i32
  store i32 %conv, i32* %shared, align 4
  ret i32 0
}
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
